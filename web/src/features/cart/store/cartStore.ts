import { MAX_QUANTITY } from '@treadline/schema/trade/listing/quantity';
import { useSyncExternalStore } from 'react';
import {
  createStoredList,
  useStorageTrouble,
  useStoredList,
  type StorageTrouble,
} from '../../../lib/browser/storedList.ts';
import { tellAct } from '../../../lib/visitor/visitorActs.ts';
import { clampQuantity, joinCartLines, repairCartLine, storedCartLine, type CartLine } from './cartLine.ts';

const cart = createStoredList<CartLine>('cart', {
  read: repairCartLine,
  write: storedCartLine,
  tidy: joinCartLines,
});

/** Replaces the line with the same product, or appends this one. */
function putInCart(line: CartLine): void {
  const lines = cart.get();
  const isPresent = lines.some(({ id }) => id === line.id);
  cart.set(isPresent ? lines.map((old) => (old.id === line.id ? line : old)) : [...lines, line]);
}

/**
 * Adds a product to the cart. If it's already there, its quantity rises, its details are refreshed, and it keeps its
 * plan and its way of fitting. A new product is fitted like the others, if those are all fitted in one way.
 * @param stock the units available, which cap the quantity.
 * @returns the quantity in the cart, and whether that's less than requested.
 */
export function addToCart(
  line: CartLine,
  stock: number = MAX_QUANTITY,
): { quantity: number; isShortened: boolean } {
  const lines = cart.get();
  const present = lines.find(({ id }) => id === line.id);
  const isOneWay = lines.every(({ fittingWay }) => fittingWay === lines[0]?.fittingWay);
  const before = present?.quantity ?? 0;
  const wanted = before + line.quantity;
  const quantity = clampQuantity(Math.min(wanted, stock));
  if (quantity > before)
    tellAct({ name: 'ADD_TO_CART', items: [{ productId: line.id, quantity: quantity - before }] });
  putInCart({
    ...line,
    quantity,
    roadHazardPlan: line.roadHazardPlan ?? present?.roadHazardPlan,
    fittingWay: line.fittingWay ?? (present ?? (isOneWay ? lines[0] : undefined))?.fittingWay,
  });
  return { quantity, isShortened: quantity < wanted };
}

/** Sets a product to this line's quantity, even if repeated, so that "Buy Now" buys what it shows. */
export function buyAtOnce(line: CartLine): void {
  putInCart({ ...line, quantity: clampQuantity(line.quantity) });
}

/** Sets a line's quantity, clamped to 1 to 99. */
export function setCartQuantity(id: number, quantity: number): void {
  cart.set(
    cart.get().map((line) => (line.id === id ? { ...line, quantity: clampQuantity(quantity) } : line)),
  );
}

/** A line removed from the cart, and its position. */
export interface RemovedLine {
  line: CartLine;
  index: number;
}

function takeOut(isTaken: (line: CartLine) => boolean): readonly RemovedLine[] {
  const lines = cart.get();
  cart.set(lines.filter((line) => !isTaken(line)));
  return lines.map((line, index) => ({ line, index })).filter(({ line }) => isTaken(line));
}

/** Removes a product. Returns its line for `restoreToCart`. */
export function removeFromCart(id: number): readonly RemovedLine[] {
  return takeOut((line) => line.id === id);
}

/** Removes everything. Returns the lines for `restoreToCart`. */
export function clearCart(): readonly RemovedLine[] {
  return takeOut(() => true);
}

/** Restores removed lines to their positions, without undoing later changes to the cart. */
export function restoreToCart(removed: readonly RemovedLine[]): void {
  const lines = [...cart.get()];
  for (const { line, index } of removed)
    if (!lines.some(({ id }) => id === line.id)) lines.splice(index, 0, line);
  cart.set(lines);
}

/** Replaces the cart's lines with what the server can supply or the account holds. */
export function replaceCart(lines: readonly CartLine[]): void {
  cart.set(lines);
}

/** The cart's lines now. Browser only. */
export function currentCart(): readonly CartLine[] {
  return cart.get();
}

/** Subscribes to changes of the cart, including those in other tabs. Returns a function that unsubscribes. */
export function subscribeToCart(listener: () => void): () => void {
  return cart.subscribe(listener);
}

/** The cart's lines; empty on the server. */
export function useCart(): readonly CartLine[] {
  return useStoredList(cart);
}

/** The quantity of one product in the cart; 0 on the server. */
export function useCartQuantity(id: number): number {
  const quantity = () => cart.get().find((line) => line.id === id)?.quantity ?? 0;
  return useSyncExternalStore(cart.subscribe, quantity, () => 0);
}

/** The number of tyres in the cart, over all lines. */
export function useCartCount(): number {
  return useCart().reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Why the cart of an earlier visit was unreadable, or this one can't be stored. */
export function useCartTrouble(): StorageTrouble | null {
  return useStorageTrouble(cart);
}

/** Dismisses the notice about lost lines. */
export function settleCartTrouble(): void {
  cart.settleTrouble();
}
