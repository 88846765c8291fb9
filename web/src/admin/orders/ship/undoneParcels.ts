import type { TickedOrder } from './shipments.ts';

/** The values typed in the shipping dialog. */
export interface TypedParcels {
  carrier: string;
  /** The scanned or pasted list. */
  text: string;
  /** Tracking numbers by order id. */
  numbers: Readonly<Record<string, string>>;
}

const NOTHING_TYPED: TypedParcels = { carrier: '', text: '', numbers: {} };

let undone: { orders: string; typed: TypedParcels } | null = null;

const namesOf = (ticked: readonly TickedOrder[]): string => ticked.map(({ id }) => id).join();

/** Remembers the values of shipments that were undone, until the same orders are shipped again. */
export function keepUndone(ticked: readonly TickedOrder[], typed: TypedParcels): void {
  undone = { orders: namesOf(ticked), typed };
}

/** Forgets the values of undone shipments, because other orders are being shipped. */
export function forgetUndone(): void {
  undone = null;
}

/** The values typed before these orders were undone. @param ticked empty for a list. */
export function typedBefore(ticked: readonly TickedOrder[]): TypedParcels {
  return undone?.orders === namesOf(ticked) ? undone.typed : NOTHING_TYPED;
}
