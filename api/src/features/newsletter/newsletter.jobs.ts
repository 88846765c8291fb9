import type { Job } from '../../platform/job.ts';
import { NewsletterService } from './newsletter.service.ts';

/** Every night: the shop may not keep addresses that were never confirmed. */
export const forgetUnconfirmed: Job = {
  name: 'forget-unconfirmed-newsletters',
  schedule: '40 3 * * *',
  handle: (services) => services.get(NewsletterService).forgetUnconfirmed(),
};
