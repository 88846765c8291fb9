import type { Job } from '../../../platform/features/job.ts';
import { PhotographService } from './photograph.service.ts';

/** Every hour: photographs that nobody attached within a day, and files of those that were erased. */
export const removePhotographs: Job = {
  name: 'remove-photographs',
  schedule: '35 * * * *',
  handle: (services) => services.get(PhotographService).sweep(),
};
