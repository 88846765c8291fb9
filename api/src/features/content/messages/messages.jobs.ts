import type { Job } from '../../../platform/features/job.ts';
import { MessageDeskService } from './message-desk.service.ts';

/** Deletes spam and long-settled conversations, every night. */
export const forgetMessages: Job = {
  name: 'forget-settled-messages',
  schedule: '50 3 * * *',
  handle: (services) => services.get(MessageDeskService).forgetSettled(),
};
