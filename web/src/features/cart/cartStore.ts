import {
  createStoredList,
  useStorageTrouble,
  useStoredList,
  type StorageTrouble,
} from '../../lib/storedList.ts';
import { clampQuantity, joinCartLines, repairCartLine, storedCartLine, type CartLine } from './cartLine.ts';

const cart = createStoredList<CartLine>('cart', {
  read: repairCartLine,
  write: storedCartLine,
  tidy: joinCartLines,
});

/** Puts a product into the cart; if it is there already its quantity rises and its facts are renewed. */
export function addToCart(line: CartLine): void {
  const present = cart.get().find(({ id }) => id === line.id);
  const quantity = clampQuantity((present?.quantity ?? 0) + line.quantity);
  const renewed = { ...line, quantity };
  cart.set(present ? cart.get().map((old) => (old === present ? renewed : old)) : [...cart.get(), renewed]);
}

/** Sets the quantity of a line, brought into 1 to 99. */
export function setCartQuantity(id: number, quantity: number): void {
  cart.set(
    cart.get().map((line) => (line.id === id ? { ...line, quantity: clampQuantity(quantity) } : line)),
  );
}

export function removeFromCart(id: number): void {
  cart.set(cart.get().filter((line) => line.id !== id));
}

export function clearCart(): void {
  cart.set([]);
}

/** Puts other lines in the place of the cart's: as it was before a removal, as the server can supply it, or as the account keeps it. */
export function replaceCart(lines: readonly CartLine[]): void {
  cart.set(lines);
}

/** The lines of the cart as they are now. Browser only. */
export function currentCart(): readonly CartLine[] {
  return cart.get();
}

/** Hears of every change of the cart, also of those in other tabs; gives back what ends it. */
export function subscribeToCart(listener: () => void): () => void {
  return cart.subscribe(listener);
}

/** The lines of the cart; none on the server. */
export function useCart(): readonly CartLine[] {
  return useStoredList(cart);
}

/** How many tyres are in the cart, over all lines. */
export function useCartCount(): number {
  return useCart().reduce((sum, { quantity }) => sum + quantity, 0);
}

/** What kept the cart of an earlier visit from being read, or this one from being kept. */
export function useCartTrouble(): StorageTrouble | null {
  return useStorageTrouble(cart);
}

/** The shopper has read what was lost. */
export function settleCartTrouble(): void {
  cart.settleTrouble();
}
