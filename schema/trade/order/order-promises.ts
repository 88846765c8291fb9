import type { ReturnPromises } from './return-rights.ts';

/** What the shop promises with an order beyond its delivery. Kept with it: later settings do not change it. */
export interface OrderPromises extends ReturnPromises {
  readonly priceMatchDays: number;
  /** What standard delivery of the order costs, whichever way it goes; pence. */
  readonly standardDelivery: number;
  /** What it costs to have tyres collected that the buyer no longer wants; pence. */
  readonly collection: number;
}
