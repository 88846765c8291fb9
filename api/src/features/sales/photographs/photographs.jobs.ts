import type { Job } from '../../../platform/features/job.ts';
import { PhotographService } from './photograph.service.ts';

/** Every hour, removes photographs not attached within a day, and files of erased ones. */
export const removePhotographs: Job = {
  name: 'remove-photographs',
  schedule: '35 * * * *',
  handle: (services) => services.get(PhotographService).sweep(),
};
