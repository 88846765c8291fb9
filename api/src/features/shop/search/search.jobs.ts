import type { Job } from '../../../platform/features/job.ts';
import { FailedSearches } from './failed/failed-search.service.ts';

/** Runs every night. Older searches say nothing about what to buy next. */
export const forgetFailedSearches: Job = {
  name: 'forget-failed-searches',
  schedule: '50 3 * * *',
  handle: (services) => services.get(FailedSearches).forgetOld(),
};
