import type { CartLine } from '../store/cartLine.ts';
import type { AddToCartFragment } from './AddToCartButton.generated.ts';

/**
 * The cart line for a quantity of a product at its current price in pence, with the road hazard plan if requested.
 */
export function cartLineOf(
  { id, name, price, imageUrl, sku, slug, brand, size }: AddToCartFragment,
  quantity: number,
  isPlanned = false,
): CartLine {
  return {
    id,
    name,
    price,
    quantity,
    image: imageUrl,
    sku,
    slug,
    brand: brand.name,
    size,
    roadHazardPlan: isPlanned || undefined,
  };
}
