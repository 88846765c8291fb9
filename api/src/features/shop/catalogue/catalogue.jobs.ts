import type { Job } from '../../../platform/features/job.ts';
import { writeData } from '../../../platform/services/data-write.ts';
import { MERGE_CHANGES, WAITING_CHANGES } from './listing/filters/listing-counts.ts';
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

/** Fewer changes to the counts of listings slow their reading by less than merging them costs. */
const FEW_CHANGES = 200;

/** Runs every five minutes, because every change that isn't merged is read with each count. */
export const mergeListingCounts: Job = {
  name: 'merge-listing-counts',
  schedule: '*/5 * * * *',
  async handle({ platform: { sql } }) {
    const areMany = async (): Promise<boolean> => {
      const [waiting] = await sql.rows<{ changes: number }>(WAITING_CHANGES);
      return (waiting?.changes ?? 0) > FEW_CHANGES;
    };
    while (await areMany()) await sql.rows(MERGE_CHANGES);
  },
};
