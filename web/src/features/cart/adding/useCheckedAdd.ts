import { useState } from 'react';
import { addToCart } from '../store/cartStore.ts';
import { cartLineOf } from './cartLineOf.ts';
import { useAskTyreToAdd } from './CheckedAddToCart.generated.ts';

/** The state of adding. `shortened` means the cart holds less than was requested. */
export type AddingState =
  | { step: 'idle' | 'adding' | 'added' | 'failed' }
  | { step: 'shortened'; /** The quantity in the cart. */ quantity: number };

/** Adds a tyre to the cart at the server's current price and stock, not those from when the page loaded. */
export function useCheckedAdd() {
  const [state, setState] = useState<AddingState>({ step: 'idle' });
  const fetchTyre = useAskTyreToAdd();

  async function outcomeOf(id: number, wanted: number): Promise<AddingState> {
    try {
      const product = (await fetchTyre({ id }))?.product;
      if (!product || product.stockQuantity <= 0) return { step: 'failed' };
      const { isShortened, quantity } = addToCart(cartLineOf(product, wanted), product.stockQuantity);
      return isShortened ? { step: 'shortened', quantity } : { step: 'added' };
    } catch {
      return { step: 'failed' };
    }
  }

  async function add(id: number, quantity: number): Promise<void> {
    setState({ step: 'adding' });
    setState(await outcomeOf(id, quantity));
  }

  return { state, add };
}
