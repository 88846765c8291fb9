import type { Client } from './client.ts';
import type { Draw } from './draw.ts';

/** A tyre that shoppers compete for. */
export interface Tyre {
  readonly id: number;
}

/** An order as confirmed to its buyer. */
export interface Bought {
  readonly orderId: string;
  readonly sessionId: string;
  /** The card page. */
  readonly url: string;
  /** The buyer's session; null for a guest. */
  readonly token: string | null;
}

/** The actors, and the random choices they make. */
export interface Cast {
  readonly client: Client;
  readonly draw: Draw;
  readonly adminToken: string;
  /** Customers' sessions. */
  readonly customers: readonly string[];
}

/** An action on an order. It may be refused, but it mustn't leave the books inconsistent. */
export type OrderAction = (cast: Cast, order: Bought) => Promise<unknown>;
