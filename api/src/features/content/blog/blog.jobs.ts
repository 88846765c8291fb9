import type { Job } from '../../../platform/features/job.ts';
import { ANNOUNCE_JOB, BlogAnnouncements } from './writing/blog-announcement.service.ts';

/** Each scheduled article queues this job for its time; the cron schedule is a backup if that job was lost. */
export const announceArticles: Job = {
  name: ANNOUNCE_JOB,
  schedule: '* * * * *',
  handle: (services) => services.get(BlogAnnouncements).announce(),
};
