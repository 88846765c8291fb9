import type { Job } from '../../../../platform/features/job.ts';
import { BulkChangeRunner } from './bulk-change.runner.ts';
import { BULK_JOB, BulkChangeService } from './bulk-change.service.ts';

/**
 * Runs a bulk change. Running it twice is safe, because each product is changed in the transaction that marks it as
 * done.
 */
export const changeProductsInBulk: Job<{ id: number }> = {
  name: BULK_JOB,
  handle: (services, { id }) => services.get(BulkChangeRunner).run(id),
};

/** Ends sales after their last day; runs every minute. */
export const endSales: Job = {
  name: 'end-sales',
  schedule: '* * * * *',
  handle: (services) => services.get(BulkChangeService).endSales(),
};

/** Resumes changes whose process has died; runs every minute. */
export const sweepBulkChanges: Job = {
  name: 'sweep-bulk-changes',
  schedule: '* * * * *',
  handle: (services) => services.get(BulkChangeService).sweep(),
};
