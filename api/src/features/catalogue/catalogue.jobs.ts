import type { Job } from '../../platform/job.ts';
import { SCORE_TYRES } from './recommendation.ts';

/** Every hour: prices, reviews and new tyres change what is recommended. */
export const scoreTyres: Job = {
  name: 'score-tyres',
  schedule: '20 * * * *',
  async handle({ platform: { sql, versions } }) {
    const changed = await sql.rows(SCORE_TYRES);
    if (changed.length > 0) await versions.bump('catalogue');
  },
};
