import type { Job } from '../../platform/job.ts';
import { NewsletterService } from './newsletter.service.ts';

/** Every night: addresses whose owners did not confirm are none of the shop's business. */
export const forgetUnconfirmed: Job = {
  name: 'forget-unconfirmed-newsletters',
  schedule: '40 3 * * *',
  handle: (services) => services.get(NewsletterService).forgetUnconfirmed(),
};
