import { createHash } from 'node:crypto';
import type { RegisterFacts } from '../fitment/vehicle-fitment.ts';
import type { VehicleMot } from '../fitment/vehicle.entity.ts';

/** The facts a look-up found about the vehicle with a registration. */
export interface FoundVehicle extends RegisterFacts {
  /** Normalised: upper case, no space. */
  registration: string;
  make: string;
  /** Null if the service doesn't say. */
  model: string | null;
  mot: VehicleMot;
  /** The id in the fitment table, if the look-up refers to one; otherwise null. */
  fitmentId: number | null;
  /** The source, ready to show on a page. */
  source: string;
}

export interface VehicleLookup {
  /**
   * @param registration normalised and well-formed.
   * @param isFresh whether to skip the cache.
   * @returns null if no vehicle has it.
   * @throws VehicleLookupError if the look-up fails.
   */
  find(registration: string, isFresh?: boolean): Promise<FoundVehicle | null>;
}

/**
 * invalid-mark: the service rejects the registration, so ask the shopper to check it. busy: too many requests.
 * quota-used: none left today. network-limit: none left today for the visitor's network. refused: our keys or our
 * request are wrong, so the operator must be told. unavailable: no usable response.
 */
export type VehicleLookupFault =
  | 'invalid-mark'
  | 'busy'
  | 'quota-used'
  | 'network-limit'
  | 'refused'
  | 'unavailable';

/** A failed look-up. Its message names the service and its response, never the registration or a key. */
export class VehicleLookupError extends Error {
  override readonly name = 'VehicleLookupError';
  readonly fault: VehicleLookupFault;
  /** Seconds until a retry makes sense; null if unknown. */
  readonly retryAfter: number | null;

  constructor(fault: VehicleLookupFault, message: string, retryAfter: number | null = null) {
    super(message);
    this.fault = fault;
    this.retryAfter = retryAfter;
  }
}

const DIGEST_LENGTH = 12;

/** Replaces a registration in logs: the same one gives the same text without revealing it. */
export function plateDigest(registration: string): string {
  return createHash('sha256').update(registration).digest('hex').slice(0, DIGEST_LENGTH);
}
