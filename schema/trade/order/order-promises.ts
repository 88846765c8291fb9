import type { ReturnPromises } from './return-rights.ts';

/** The shop's promises for an order beyond delivery. Stored with the order, so later settings don't change them. */
export interface OrderPromises extends ReturnPromises {
  readonly priceMatchDays: number;
  /** The price of standard delivery for the order, even if it goes another way; pence. */
  readonly standardDelivery: number;
  /** The charge for collecting tyres the buyer no longer wants; pence. */
  readonly collection: number;
}
