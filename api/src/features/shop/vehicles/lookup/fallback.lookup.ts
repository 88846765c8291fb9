import { plateDigest, VehicleLookupError, type FoundVehicle, type VehicleLookup } from './vehicle-lookup.ts';

/** Called on failures; `alert` means the operator has to act, for example because a key is wrong. */
export type FaultReport = (fault: { plate: string; message: string; alert: boolean }) => void;

/** Tries one service after another until one knows the vehicle. Failing services are reported and skipped. */
export class FallbackLookup implements VehicleLookup {
  readonly #lookups: readonly VehicleLookup[];
  readonly #report: FaultReport;

  constructor(lookups: readonly VehicleLookup[], report: FaultReport) {
    this.#lookups = lookups;
    this.#report = report;
  }

  /** @throws VehicleLookupError the first failure, if no service knows the vehicle and some failed. */
  async find(registration: string): Promise<FoundVehicle | null> {
    let first: VehicleLookupError | null = null;
    for (const lookup of this.#lookups) {
      try {
        const vehicle = await lookup.find(registration);
        if (vehicle) return vehicle;
      } catch (error) {
        if (!(error instanceof VehicleLookupError)) throw error;
        this.#report({
          plate: plateDigest(registration),
          message: error.message,
          alert: error.fault === 'refused',
        });
        first ??= error;
      }
    }
    if (first) throw first;
    return null;
  }
}
