import { isQuantity, quantitySentence } from '@treadline/schema/trade/listing/quantity';
import type { FieldError } from '../../../platform/input/invalid-input.ts';
import { mergeItems, type CartItemInput } from '../cart/index.ts';

/** Refuses an invalid quantity. Lines of one tyre are added up, as in its quote. */
export function checkQuantities({ items }: { readonly items: readonly CartItemInput[] }): FieldError[] {
  const totals = new Map(mergeItems(items).map(({ productId, quantity }) => [productId, quantity]));
  return items.flatMap(({ productId, quantity }, index) =>
    isQuantity(quantity) && isQuantity(totals.get(productId) ?? quantity)
      ? []
      : [{ path: `items.${index}.quantity`, message: quantitySentence() }],
  );
}
