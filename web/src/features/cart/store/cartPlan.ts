import type { FittingWay } from '@treadline/schema/trade/fitting/fitting-way';
import type { CartLine } from './cartLine.ts';
import { currentCart, replaceCart } from './cartStore.ts';

// Separate from the store, so that pages without a cart needn't load it.

function changeLine(id: number, change: Partial<CartLine>): void {
  replaceCart(currentCart().map((line) => (line.id === id ? { ...line, ...change } : line)));
}

/** Adds or removes a line's road hazard plan. */
export function setCartPlan(id: number, isPlanned: boolean): void {
  changeLine(id, { roadHazardPlan: isPlanned || undefined });
}

/** Sets where a line's tyres are fitted; null if they're delivered. */
export function setFittingWay(id: number, way: FittingWay | null): void {
  changeLine(id, { fittingWay: way ?? undefined });
}

/** Sets where all tyres of the cart are fitted; null if they're delivered. */
export function setFittingWayOfAll(way: FittingWay | null): void {
  replaceCart(currentCart().map((line) => ({ ...line, fittingWay: way ?? undefined })));
}
