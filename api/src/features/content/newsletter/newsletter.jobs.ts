import type { Job } from '../../../platform/features/job.ts';
import { ISSUE_JOB, NewsletterIssueSender } from './issues/newsletter-issue-sender.service.ts';
import { NewsletterService } from './subscription/newsletter.service.ts';

/** Every night: addresses that were never confirmed may not be kept. */
export const forgetUnconfirmed: Job = {
  name: 'forget-unconfirmed-newsletters',
  schedule: '40 3 * * *',
  handle: (services) => services.get(NewsletterService).forgetUnconfirmed(),
};

/** Every minute, and at once when an issue is sent immediately. */
export const sendIssues: Job = {
  name: ISSUE_JOB,
  schedule: '* * * * *',
  handle: (services) => services.get(NewsletterIssueSender).sweep(),
};
