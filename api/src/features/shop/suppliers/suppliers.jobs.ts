import type { Job } from '../../../platform/features/job.ts';
import { SupplierDesk } from './editing/supplier-desk.service.ts';

/** Keeps the suppliers of tyres as the owner's rule says, which may have changed; runs every minute. */
export const decideSuppliers: Job = {
  name: 'decide-suppliers',
  schedule: '* * * * *',
  handle: (services) => services.get(SupplierDesk).decideAll(),
};
