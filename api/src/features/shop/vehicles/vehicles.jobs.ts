import type { Job } from '../../../platform/features/job.ts';
import { MissedRegistrations } from './missed/missed-registrations.service.ts';

/** Deletes registrations that nobody looks for any more, every night. */
export const forgetMissedRegistrations: Job = {
  name: 'forget-missed-registrations',
  schedule: '55 3 * * *',
  handle: (services) => services.get(MissedRegistrations).forget(),
};
