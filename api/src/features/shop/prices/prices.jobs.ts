import type { Job } from '../../../platform/features/job.ts';
import { PriceRuns } from './runs/price-runs.service.ts';

/** Lets prices follow the rules if the owner wants that; runs every five minutes. */
export const keepPricesInStep: Job = {
  name: 'keep-prices-in-step',
  schedule: '*/5 * * * *',
  handle: (services) => services.get(PriceRuns).keepInStep(),
};
