import type { Job } from '../../../platform/features/job.ts';
import { SecurityLog } from './security-log.service.ts';

/** Records of where administrators signed in from aren't kept for ever. */
export const forgetOldSecurityEvents: Job = {
  name: 'forget-old-security-events',
  schedule: '50 3 * * *',
  handle: (services) => services.get(SecurityLog).forgetOld(),
};
