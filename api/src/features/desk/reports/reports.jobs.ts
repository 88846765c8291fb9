import type { Job } from '../../../platform/features/job.ts';
import { MERGES } from './sums/merge-sums.ts';

/** Runs every five minutes, because every change that isn't merged is read with each report. */
export const mergeReportSums: Job = {
  name: 'merge-report-sums',
  schedule: '*/5 * * * *',
  async handle({ platform: { sql } }) {
    for (const merge of MERGES) while ((await sql.rows(merge)).length > 0);
  },
};
