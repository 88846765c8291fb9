import type { Job } from '../../../platform/features/job.ts';
import { MissedSearches } from './missed-search.service.ts';

/** Every night: last year's searches say nothing about what to buy next. */
export const forgetMissedSearches: Job = {
  name: 'forget-missed-searches',
  schedule: '50 3 * * *',
  handle: (services) => services.get(MissedSearches).forgetOld(),
};
