import type { Feature } from '../../../platform/features/feature.ts';
import { FailedSearchCount } from './failed/failed-search.entity.ts';
import { FailedSearchResolver } from './failed/failed-search.resolver.ts';
import { FailedSearches } from './failed/failed-search.service.ts';
import { forgetFailedSearches } from './search.jobs.ts';

const SAVE_EVERY_MS = 15_000;

/** Parses shoppers' searches, and counts those that find nothing. */
export const search: Feature = {
  entities: [FailedSearchCount],
  resolvers: [FailedSearchResolver],
  jobs: [forgetFailedSearches],
  async start(services) {
    const missed = services.get(FailedSearches);
    const timer = setInterval(() => void missed.save(), SAVE_EVERY_MS);
    timer.unref();
    return async () => {
      clearInterval(timer);
      await missed.save();
    };
  },
};
