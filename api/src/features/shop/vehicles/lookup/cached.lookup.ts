import { LRUCache } from 'lru-cache';
import type { FoundVehicle, VehicleLookup } from './vehicle-lookup.ts';

const HOUR_MS = 3_600_000;
const FOUND_FOR_MS = 24 * HOUR_MS;
/** New registrations appear every day, so "not found" is cached only briefly. */
const NOT_FOUND_FOR_MS = HOUR_MS;
const MOST_KEPT = 10_000;

/** Caches results in memory, and sends one request for concurrent callers. Failures aren't cached. */
export class CachedLookup implements VehicleLookup {
  readonly #answers: LRUCache<string, { vehicle: FoundVehicle | null }>;

  /** @param now the clock in milliseconds; tests replace it. */
  constructor(lookup: VehicleLookup, now: () => number = () => performance.now()) {
    this.#answers = new LRUCache({
      max: MOST_KEPT,
      ttl: FOUND_FOR_MS,
      // Without this the cache reuses a clock reading for a moment.
      ttlResolution: 0,
      perf: { now },
      fetchMethod: async (registration, _stale, { options }) => {
        const vehicle = await lookup.find(registration);
        options.ttl = vehicle ? FOUND_FOR_MS : NOT_FOUND_FOR_MS;
        return { vehicle };
      },
    });
  }

  async find(registration: string, isFresh = false): Promise<FoundVehicle | null> {
    return (await this.#answers.forceFetch(registration, { forceRefresh: isFresh })).vehicle;
  }
}
