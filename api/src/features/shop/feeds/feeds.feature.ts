import type { Feature } from '../../../platform/features/feature.ts';
import { FeedResolver, FeedRunResolver } from './editing/feed.resolver.ts';
import { feedPaths } from './feed.paths.ts';
import { lookForFeed, sweepFeeds } from './feeds.jobs.ts';
import { FeedRun } from './record/feed-run.entity.ts';
import { SupplierFeed } from './record/supplier-feed.entity.ts';

/** Feeds: the ways in which files of suppliers reach the shop without a person. */
export const feeds: Feature = {
  entities: [SupplierFeed, FeedRun],
  resolvers: [FeedResolver, FeedRunResolver],
  jobs: [lookForFeed, sweepFeeds],
  staffPaths: feedPaths,
};
