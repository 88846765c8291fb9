import type { Job } from '../../../platform/features/job.ts';
import { ISSUE_JOB, NewsletterIssueSender } from './issues/newsletter-issue-sender.service.ts';
import { NewsletterService } from './subscription/newsletter.service.ts';

/** Every night: the shop may not keep addresses that were never confirmed. */
export const forgetUnconfirmed: Job = {
  name: 'forget-unconfirmed-newsletters',
  schedule: '40 3 * * *',
  handle: (services) => services.get(NewsletterService).forgetUnconfirmed(),
};

/** Each minute, and as soon as an issue is to be sent at once. */
export const sendIssues: Job = {
  name: ISSUE_JOB,
  schedule: '* * * * *',
  handle: (services) => services.get(NewsletterIssueSender).sweep(),
};
