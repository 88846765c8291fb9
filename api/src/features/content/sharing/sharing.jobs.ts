import type { Job } from '../../../platform/features/job.ts';
import { IndexNow } from './index-now.service.ts';

/** Sends the changes of a few minutes together. */
export const tellSearchEngines: Job = {
  name: 'tell-search-engines',
  schedule: '*/10 * * * *',
  handle: (services) => services.get(IndexNow).tell(),
};
