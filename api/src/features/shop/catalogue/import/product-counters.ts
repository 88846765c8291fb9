import { JUMP_PERCENT } from '@treadline/schema/trade/values/price-jump';
import type { ImportCounter } from '../../../../platform/features/import-kind.ts';

/** The figures of a check, with their labels for people. */
export const PRODUCT_COUNTERS = {
  PRICE: { label: 'Price changes' },
  LIST_PRICE: { label: 'Change only a list price that isn’t charged' },
  JUMP: {
    label: `Prices that change by more than ${JUMP_PERCENT}%`,
    note: `The price changes by more than ${JUMP_PERCENT}%`,
    isDoubtful: true,
  },
  BELOW_COST: {
    label: 'Sold below cost',
    scope: 'READ_COSTS',
    note: 'The price is below cost',
    isDoubtful: true,
  },
  STOCK: { label: 'Stock changes' },
  COST: { label: 'Cost changes', scope: 'READ_COSTS' },
  DETAILS: { label: 'Other details change' },
  NEW_MODEL: { label: 'Models that are added' },
  RESTORED: { label: 'Deleted tyres that come back', note: 'Brings back a deleted tyre' },
} as const satisfies Readonly<Record<string, ImportCounter>>;
export type ProductCounter = keyof typeof PRODUCT_COUNTERS;

/** The counter of a change in a column; all others are details. */
const COUNTERS: Readonly<Record<string, ProductCounter>> = {
  list_price: 'LIST_PRICE',
  cost_price: 'COST',
  stock: 'STOCK',
};

/** The columns of the prices of which one is charged. */
const PRICE_COLUMNS: readonly string[] = ['list_price', 'delivered_price'];

/** The counters of changed columns. Both prices are one price to shoppers. */
export function countersOf(columns: readonly string[], isPriceChanged: boolean): Set<ProductCounter> {
  if (!isPriceChanged) return new Set(columns.map((column) => COUNTERS[column] ?? 'DETAILS'));
  const others = columns.filter((column) => !PRICE_COLUMNS.includes(column));
  return new Set(['PRICE', ...others.map((column) => COUNTERS[column] ?? 'DETAILS')]);
}
