import type { Job } from '../../../platform/features/job.ts';
import { MessageDeskService } from './message-desk.service.ts';

/** Every night: spam, and conversations that were settled long ago. */
export const forgetMessages: Job = {
  name: 'forget-settled-messages',
  schedule: '50 3 * * *',
  handle: (services) => services.get(MessageDeskService).forgetSettled(),
};
