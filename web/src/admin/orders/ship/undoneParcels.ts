import type { TickedOrder } from './shipments.ts';

/** What is typed of parcels. */
export interface TypedParcels {
  carrier: string;
  /** The list that was scanned or pasted. */
  text: string;
  /** Tracking numbers by the ids of ticked orders. */
  numbers: Readonly<Record<string, string>>;
}

const NOTHING_TYPED: TypedParcels = { carrier: '', text: '', numbers: {} };

let undone: { orders: string; typed: TypedParcels } | null = null;

const namesOf = (ticked: readonly TickedOrder[]): string => ticked.map(({ id }) => id).join();

/** Keeps what was typed for parcels that were undone, until the same orders are to leave again. */
export function keepUndone(ticked: readonly TickedOrder[], typed: TypedParcels): void {
  undone = { orders: namesOf(ticked), typed };
}

/** Forgets what was typed for parcels that were undone: others leave. */
export function forgetUndone(): void {
  undone = null;
}

/** What was typed for these orders if they were undone. @param ticked none for a list alone. */
export function typedBefore(ticked: readonly TickedOrder[]): TypedParcels {
  return undone?.orders === namesOf(ticked) ? undone.typed : NOTHING_TYPED;
}
