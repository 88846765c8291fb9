import type { CartItemInput } from './cart.inputs.ts';
import { MAX_LINES, MAX_QUANTITY, mergeItems } from './cart.service.ts';
import type { ShortenedLine } from './saved-cart.results.ts';

export interface Merging {
  /** What the lines that were brought along come to; 0 for a line that cannot be. */
  readonly quantities: ReadonlyMap<number, number>;
  readonly shortened: ShortenedLine[];
}

/**
 * Adds a guest's cart to a saved one: of each tyre the sum of both, as far as it can be had. Lines that only the
 * saved cart holds stay as they are; a full cart takes no further ones.
 * @param available how many pieces of a product can be bought now; 0 for one that is not sold.
 */
export function mergeIntoSaved(
  saved: readonly CartItemInput[],
  brought: readonly CartItemInput[],
  available: (productId: number) => number,
): Merging {
  const savedQuantities = new Map(saved.map(({ productId, quantity }) => [productId, quantity]));
  const quantities = new Map<number, number>();
  const shortened: ShortenedLine[] = [];
  let lines = saved.length;
  for (const item of mergeItems(brought)) {
    const { productId } = item;
    const present = savedQuantities.get(productId);
    const wanted = (present ?? 0) + item.quantity;
    const hasPlace = present !== undefined || lines < MAX_LINES;
    const quantity = hasPlace ? Math.min(wanted, available(productId), MAX_QUANTITY) : 0;
    if (present === undefined && quantity > 0) lines += 1;
    quantities.set(productId, quantity);
    if (quantity < wanted) shortened.push({ productId, wanted, quantity });
  }
  return { quantities, shortened };
}
