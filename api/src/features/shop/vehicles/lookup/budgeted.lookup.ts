import { NetworkLimit } from '../../../../platform/limits/network-limit.ts';
import { currentActivity } from '../../../../platform/observability/activity.ts';
import type { Platform } from '../../../../platform/services/platform.ts';
import { VehicleLookupError, type FoundVehicle, type VehicleLookup } from './vehicle-lookup.ts';

const DAY_S = 86_400;
const HOUR_MS = 3_600_000;

/**
 * Counts what is asked of registers that cost money or have a quota, and refuses what is over the budget of the day.
 * The network is that of the request that the code runs for, so that no path to the registers goes round it.
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

  /** @throws VehicleLookupError network-limit or quota-used if the budget of the network, or of all, is used up. */
  async find(registration: string): Promise<FoundVehicle | null> {
    const refusal = await this.#limit.take(currentActivity()?.network ?? null);
    if (refusal === null) return this.#lookup.find(registration);
    if (refusal.by === 'NETWORK')
      throw new VehicleLookupError('network-limit', 'A network has asked too often today.', refusal.seconds);
    this.#tell();
    throw new VehicleLookupError('quota-used', 'The budget of the day is used up.', refusal.seconds);
  }

  /** Once an hour: the refusals may be many, and the operator needs to hear of it once. */
  #tell(): void {
    const now = this.#platform.now().getTime();
    if (now - this.#toldAt < HOUR_MS) return;
    this.#toldAt = now;
    this.#platform.logger.warn(
      'The vehicle registers are asked no more today: REGISTRATIONS_PER_DAY is used up.',
    );
  }
}
