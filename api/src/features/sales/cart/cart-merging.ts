import type { Fulfilment } from '@treadline/schema/trade/fitting/fulfilment';
import { MAX_QUANTITY } from '@treadline/schema/trade/listing/quantity';
import { MAX_LINES, type CartItemInput } from './cart.inputs.ts';
import { mergeItems } from './cart.service.ts';
import type { ShortenedLine } from './saved-cart.results.ts';

export interface Merging {
  /** The new quantity of each product in the guest's cart; 0 for an invalid line. */
  readonly quantities: ReadonlyMap<number, number>;
  /** Products that gain the road hazard plan. Products in the saved cart that have it keep it. */
  readonly plans: ReadonlyMap<number, boolean>;
  /** How the buyer wants to receive each product of the guest's cart. */
  readonly fulfilments: ReadonlyMap<number, Fulfilment>;
  readonly shortened: ShortenedLine[];
}

/**
 * Adds a guest's cart to a saved one: each tyre gets the sum of both, as far as stock allows. Lines only in the saved
 * cart stay as they are; a full cart takes no more lines.
 * @param available the units of a product that can be bought now; 0 if it's not on sale.
 */
export function mergeIntoSaved(
  saved: readonly CartItemInput[],
  brought: readonly CartItemInput[],
  available: (productId: number) => number,
): Merging {
  const savedQuantities = new Map(saved.map(({ productId, quantity }) => [productId, quantity]));
  const quantities = new Map<number, number>();
  const plans = new Map<number, true>();
  const fulfilments = new Map<number, Fulfilment>();
  const shortened: ShortenedLine[] = [];
  let lines = saved.length;
  for (const item of mergeItems(brought)) {
    const { productId } = item;
    const present = savedQuantities.get(productId);
    const requested = (present ?? 0) + item.quantity;
    const hasPlace = present !== undefined || lines < MAX_LINES;
    const quantity = hasPlace ? Math.min(requested, available(productId), MAX_QUANTITY) : 0;
    if (present === undefined && quantity > 0) lines += 1;
    quantities.set(productId, quantity);
    if (item.fulfilment) fulfilments.set(productId, item.fulfilment);
    if (item.roadHazardPlan) plans.set(productId, true);
    if (quantity < requested) shortened.push({ productId, requested, quantity });
  }
  return { quantities, plans, fulfilments, shortened };
}
