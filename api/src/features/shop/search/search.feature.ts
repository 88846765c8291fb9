import type { Feature } from '../../../platform/features/feature.ts';
import { MissedSearch } from './missed-search.entity.ts';
import { MissedSearchResolver } from './missed-search.resolver.ts';
import { MissedSearches } from './missed-search.service.ts';
import { forgetMissedSearches } from './search.jobs.ts';

const SAVE_EVERY_MS = 15_000;

/** Reads what shoppers search for, and counts what they search for in vain. */
export const search: Feature = {
  entities: [MissedSearch],
  resolvers: [MissedSearchResolver],
  jobs: [forgetMissedSearches],
  async start(services) {
    const missed = services.get(MissedSearches);
    const timer = setInterval(() => void missed.save(), SAVE_EVERY_MS);
    timer.unref();
    return async () => {
      clearInterval(timer);
      await missed.save();
    };
  },
};
