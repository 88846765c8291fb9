import type { Job } from '../../../platform/features/job.ts';
import { SecurityLog } from './security-log.service.ts';

/** The shop does not keep for ever where an administrator once signed in from. */
export const forgetOldSecurityEvents: Job = {
  name: 'forget-old-security-events',
  schedule: '50 3 * * *',
  handle: (services) => services.get(SecurityLog).forgetOld(),
};
