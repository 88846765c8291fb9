import { useState } from 'react';
import { cartLineOf } from '../../features/cart/cartLineOf.ts';
import { addToCart } from '../../features/cart/cartStore.ts';
import { useSizeToAddLazyQuery } from './ModelBuyPanel.generated.ts';

/** How adding went; `adding` while it is under way. */
export type AddingState = 'idle' | 'adding' | 'added' | 'failed';

/**
 * Puts a size into the cart with the price and the stock of this moment: the page may have been open for long,
 * and it holds the prices of up to two hundred sizes.
 */
export function useAddSize() {
  const [state, setState] = useState<AddingState>('idle');
  const [fetchSize] = useSizeToAddLazyQuery({ fetchPolicy: 'network-only' });

  async function add(id: number, quantity: number): Promise<void> {
    setState('adding');
    try {
      const { data } = await fetchSize({ variables: { id } });
      const product = data?.product;
      if (!product || product.stockQuantity <= 0) return setState('failed');
      addToCart(cartLineOf(product, Math.min(quantity, product.stockQuantity)));
      setState('added');
    } catch {
      setState('failed');
    }
  }

  return { state, add, reset: () => setState('idle') };
}
