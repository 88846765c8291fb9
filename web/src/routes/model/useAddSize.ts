import { useRef, useState } from 'react';
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

  const latest = useRef(0);

  async function outcomeOf(id: number, quantity: number): Promise<AddingState> {
    try {
      const product = (await fetchSize({ id }))?.product;
      if (!product || product.stockQuantity <= 0) return 'failed';
      const { isShortened } = addToCart(cartLineOf(product, quantity), product.stockQuantity);
      return isShortened ? 'shortened' : 'added';
    } catch {
      return 'failed';
    }
  }

  async function add(id: number, quantity: number): Promise<void> {
    latest.current += 1;
    const own = latest.current;
    setState('adding');
    const outcome = await outcomeOf(id, quantity);
    if (latest.current === own) setState(outcome);
  }

  /** Forgets the outcome, also one still under way: it belongs to the size chosen before. */
  function reset() {
    latest.current += 1;
    setState('idle');
  }

  return { state, add, reset };
}
