import type { Job } from '../../../platform/features/job.ts';
import { ANNOUNCE_JOB, BlogAnnouncements } from './writing/blog-announcement.service.ts';

/** Each scheduled article asks for it at its time; the clock asks too, should that request have been lost. */
export const announceArticles: Job = {
  name: ANNOUNCE_JOB,
  schedule: '* * * * *',
  handle: (services) => services.get(BlogAnnouncements).announce(),
};
