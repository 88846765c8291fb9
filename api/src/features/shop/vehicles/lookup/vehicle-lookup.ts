import { createHash } from 'node:crypto';
import type { RegisterFacts } from '../fitment/vehicle-fitment.ts';

/** What a look-up knows about the vehicle with a registration. */
export interface FoundVehicle extends RegisterFacts {
  /** Normalised: upper case, no space. */
  registration: string;
  make: string;
  /** Null if the service does not say. */
  model: string | null;
  /** The row of the fitment table, if the look-up refers to one. */
  fitmentId: number | null;
  /** The source, in words a page can show. */
  source: string;
}

/** Finds the vehicle with a registration. */
export interface VehicleLookup {
  /**
   * @param registration a normalised, well-formed mark.
   * @returns null if no vehicle has it.
   * @throws VehicleLookupError if no answer is available.
   */
  find(registration: string): Promise<FoundVehicle | null>;
}

/**
 * invalid-mark: the service rejects the mark, so ask the shopper to check it. busy: too many requests.
 * quota-used: none left today. network-limit: none left today for the visitor's network. refused: our keys or our
 * request are wrong, so somebody must be told. unavailable: no usable answer came.
 */
export type VehicleLookupFault =
  | 'invalid-mark'
  | 'busy'
  | 'quota-used'
  | 'network-limit'
  | 'refused'
  | 'unavailable';

/** A failed look-up. Its message names the service and its answer, never the plate or a key. */
export class VehicleLookupError extends Error {
  override readonly name = 'VehicleLookupError';
  readonly fault: VehicleLookupFault;
  /** The seconds after which to ask again; null if that is unknown. */
  readonly retryAfter: number | null;

  constructor(fault: VehicleLookupFault, message: string, retryAfter: number | null = null) {
    super(message);
    this.fault = fault;
    this.retryAfter = retryAfter;
  }
}

const DIGEST_LENGTH = 12;

/** Replaces a plate in logs: the same plate gives the same text without revealing it. */
export function plateDigest(registration: string): string {
  return createHash('sha256').update(registration).digest('hex').slice(0, DIGEST_LENGTH);
}
