import type { Job } from '../../../../platform/features/job.ts';
import { BulkChangeRunner } from './bulk-change.runner.ts';
import { BULK_JOB, BulkChangeService } from './bulk-change.service.ts';

/** Makes a bulk change. It may run twice: each product is changed in the transaction that ticks it off. */
export const changeProductsInBulk: Job<{ id: number }> = {
  name: BULK_JOB,
  handle: (services, { id }) => services.get(BulkChangeRunner).run(id),
};

/** Every minute: sales whose last day is over. */
export const endSales: Job = {
  name: 'end-sales',
  schedule: '* * * * *',
  handle: (services) => services.get(BulkChangeService).endSales(),
};

/** Every minute: changes whose process has gone. */
export const sweepBulkChanges: Job = {
  name: 'sweep-bulk-changes',
  schedule: '* * * * *',
  handle: (services) => services.get(BulkChangeService).sweep(),
};
