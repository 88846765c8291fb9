import type { Job } from '../../../platform/features/job.ts';
import { FeedRunner } from './fetching/feed-runner.service.ts';
import { FeedWatch, LOOK_JOB } from './fetching/feed-watch.service.ts';

/** Looks for a feed's new file. A failure is recorded with the feed, so a host that's down isn't a failed job. */
export const lookForFeed: Job<{ feedId: number }> = {
  name: LOOK_JOB,
  handle: (services, { feedId }) => services.get(FeedRunner).look(feedId),
};

/** Every minute: starts the looks that are due, also those whose process died, and reports late and unusual files. */
export const sweepFeeds: Job = {
  name: 'sweep-feeds',
  schedule: '* * * * *',
  handle: (services) => services.get(FeedWatch).sweep(),
};
