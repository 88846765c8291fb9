import type { Job } from '../../../platform/features/job.ts';
import { writeData } from '../../../platform/services/data-write.ts';
import { SCORE_TYRES } from './record/recommendation.ts';

/** Runs every hour, because prices, reviews and new tyres change the recommendations. */
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
