import type { AddToCartFragment } from './AddToCartButton.generated.ts';
import type { CartLine } from './cartLine.ts';

/** The cart's line for so many of a product, at its present price in pence. */
export function cartLineOf(
  { id, name, price, imageUrl, sku, slug, brand, size }: AddToCartFragment,
  quantity: number,
): CartLine {
  return { id, name, price, quantity, image: imageUrl, sku, slug, brand: brand.name, size };
}
