import { createHash } from 'node:crypto';

/** What a look-up knows of the vehicle that carries a registration. */
export interface FoundVehicle {
  /** Normalised: upper case, no space. */
  registration: string;
  make: string;
  /** Null where the service does not tell it. */
  model: string | null;
  year: number | null;
  colour: string | null;
  fuelType: string | null;
  /** Row of the fitment table, when the look-up points at one. */
  fitmentId: number | null;
  /** Where this is known from, in words a page can show. */
  source: string;
}

/** Finds the vehicle that carries a registration. */
export interface VehicleLookup {
  /**
   * @param registration a normalised, well-formed mark.
   * @returns null when no vehicle carries it.
   * @throws VehicleLookupError when the answer cannot be had.
   */
  find(registration: string): Promise<FoundVehicle | null>;
}

/**
 * invalid-mark: the service refuses the mark, ask the shopper to check it. busy: asked too fast. quota-used: nothing more
 * today. refused: our keys or our request are wrong, somebody must be told. unavailable: no usable answer came.
 */
export type VehicleLookupFault = 'invalid-mark' | 'busy' | 'quota-used' | 'refused' | 'unavailable';

/** A look-up that failed. Its message names the service and what it said, never the plate or a key. */
export class VehicleLookupError extends Error {
  override readonly name = 'VehicleLookupError';
  readonly fault: VehicleLookupFault;

  constructor(fault: VehicleLookupFault, message: string) {
    super(message);
    this.fault = fault;
  }
}

const DIGEST_LENGTH = 12;

/** Stands for a plate in logs: the same plate gives the same text, and the plate is not written. */
export function plateDigest(registration: string): string {
  return createHash('sha256').update(registration).digest('hex').slice(0, DIGEST_LENGTH);
}
