import { currentCart, replaceCart } from './cartStore.ts';

/** Adds or removes a line's road hazard plan. Separate, so that pages without a cart needn't load it. */
export function setCartPlan(id: number, isPlanned: boolean): void {
  replaceCart(
    currentCart().map((line) =>
      line.id === id ? { ...line, roadHazardPlan: isPlanned || undefined } : line,
    ),
  );
}
