import type { Job } from '../../../platform/features/job.ts';
import { writeData } from '../../../platform/services/data-write.ts';
import { SCORE_TYRES } from './record/recommendation.ts';

/** Every hour: prices, reviews and new tyres change what is recommended. */
export const scoreTyres: Job = {
  name: 'score-tyres',
  schedule: '20 * * * *',
  async handle({ platform }) {
    await writeData(platform, {
      dataset: 'catalogue',
      work: (em) => em.execute<object[]>(SCORE_TYRES),
      isWritten: (changed) => changed.length > 0,
    });
  },
};
