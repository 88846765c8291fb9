import { currentCart, replaceCart } from './cartStore.ts';

/** Adds the road hazard plan to a line of the cart, or takes it off. Pages without a cart do without this code. */
export function setCartPlan(id: number, isPlanned: boolean): void {
  replaceCart(
    currentCart().map((line) =>
      line.id === id ? { ...line, roadHazardPlan: isPlanned || undefined } : line,
    ),
  );
}
