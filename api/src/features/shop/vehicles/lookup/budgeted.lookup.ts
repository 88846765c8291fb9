import { NetworkLimit } from '../../../../platform/limits/network-limit.ts';
import { currentActivity } from '../../../../platform/observability/activity.ts';
import type { Platform } from '../../../../platform/services/platform.ts';
import { VehicleLookupError, type FoundVehicle, type VehicleLookup } from './vehicle-lookup.ts';

const DAY_S = 86_400;
const HOUR_MS = 3_600_000;

/**
 * Counts requests to registers that cost money or have a quota, and refuses those over the daily budget. The network
 * is that of the current request, so that no route to the registers bypasses the limit.
 */
export class BudgetedLookup implements VehicleLookup {
  readonly #lookup: VehicleLookup;
  readonly #platform: Platform;
  readonly #limit: NetworkLimit;
  #toldAt = -Infinity;

  constructor(lookup: VehicleLookup, platform: Platform) {
    const { perNetworkAndDay, perDay } = platform.config.vehicleLookup;
    this.#lookup = lookup;
    this.#platform = platform;
    this.#limit = new NetworkLimit(platform, {
      name: 'registrations',
      perNetwork: perNetworkAndDay,
      ofAll: perDay,
      seconds: DAY_S,
    });
  }

  /** @throws VehicleLookupError network-limit or quota-used if the network's budget, or the shop's, is used up. */
  async find(registration: string): Promise<FoundVehicle | null> {
    const refusal = await this.#limit.take(currentActivity()?.network ?? null);
    if (refusal === null) return this.#lookup.find(registration);
    if (refusal.by === 'NETWORK')
      throw new VehicleLookupError(
        'network-limit',
        'This network has used up its look-ups for today.',
        refusal.seconds,
      );
    this.#tell();
    throw new VehicleLookupError(
      'quota-used',
      'The shop has used up its look-ups for today.',
      refusal.seconds,
    );
  }

  /** At most once an hour: there can be many refusals, and the operator needs to know only once. */
  #tell(): void {
    const now = this.#platform.now().getTime();
    if (now - this.#toldAt < HOUR_MS) return;
    this.#toldAt = now;
    this.#platform.logger.warn('No more vehicle look-ups today: REGISTRATIONS_PER_DAY is used up.');
  }
}
