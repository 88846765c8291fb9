import { useState } from 'react';
import { cartLineOf } from '../../features/cart/cartLineOf.ts';
import { addToCart } from '../../features/cart/cartStore.ts';
import { useAskSizeToAdd } from './ModelBuyPanel.generated.ts';

/** The outcome of adding; `shortened` when the cart holds all there are, `adding` while it runs. */
export type AddingState = 'idle' | 'adding' | 'added' | 'shortened' | 'failed';

/**
 * Adds a size to the cart at its current price and stock: the page may have been open for a long time, with
 * prices for up to two hundred sizes.
 */
export function useAddSize() {
  const [state, setState] = useState<AddingState>('idle');
  const fetchSize = useAskSizeToAdd();

  async function add(id: number, quantity: number): Promise<void> {
    setState('adding');
    try {
      const data = await fetchSize({ id });
      const product = data?.product;
      if (!product || product.stockQuantity <= 0) return setState('failed');
      const { isShortened } = addToCart(cartLineOf(product, quantity), product.stockQuantity);
      setState(isShortened ? 'shortened' : 'added');
    } catch {
      setState('failed');
    }
  }

  return { state, add, reset: () => setState('idle') };
}
