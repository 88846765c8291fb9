import type Stripe from 'stripe';
import type { Seen } from './observation.ts';

/** A server that speaks Stripe's API: Stripe, or the sandbox. */
export interface Side {
  readonly stripe: Stripe;
  /** A client with a key that nobody has. */
  readonly stranger: Stripe;
  /** Lets a minute pass for the bank of a card that is disputed later; Stripe needs no help. */
  letBankAct(): void;
}

/** Requests that a shop makes, and the answers that Stripe documents. */
export interface Scenario {
  /** Makes the requests; gives what was seen of each answer. */
  observe(side: Side): Promise<Readonly<Record<string, Seen>>>;
  /** The same as Stripe documents it. */
  readonly documented: Readonly<Record<string, Seen>>;
}
