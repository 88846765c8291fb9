import { vatIn } from './vat.ts';

/** A price less its VAT and the cost of what is sold. In pence; below zero if it costs more than it earns. */
export const marginOf = ({ price, cost }: { readonly price: number; readonly cost: number }): number =>
  price - vatIn(price) - cost;

/** The margin as a percentage of the price without VAT, to one decimal. */
export function marginPercent({ price, cost }: { readonly price: number; readonly cost: number }): number {
  const margin = marginOf({ price, cost });
  return Math.round((margin * 1000) / (margin + cost)) / 10;
}
