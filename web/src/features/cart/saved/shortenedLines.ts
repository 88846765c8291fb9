import { createStoredList, useStoredList } from '../../../lib/browser/storedList.ts';
import { recordFrom } from '../../../lib/text/record.ts';

/** A tyre whose quantities in two carts together exceeded the limit. */
export interface ShortenedLine {
  name: string;
  /** The quantity of both carts together. */
  wanted: number;
  /** The quantity now in the cart; 0 if it was left out. */
  quantity: number;
}

function readShortened(value: unknown): ShortenedLine | null {
  const { name, wanted, quantity } = recordFrom(value);
  return typeof name === 'string' && typeof wanted === 'number' && typeof quantity === 'number'
    ? { name, wanted, quantity }
    : null;
}

const shortened = createStoredList<ShortenedLine>('cart-shortened', {
  read: readShortened,
  write: (line) => line,
});

/** Stores lines reduced by a merge, for the cart page. */
export function reportShortened(lines: readonly ShortenedLine[]): void {
  if (lines.length > 0) shortened.set(lines);
}

/** Clears them once the shopper has read the notice or signed out. */
export function clearShortened(): void {
  shortened.set([]);
}

export function useShortened(): readonly ShortenedLine[] {
  return useStoredList(shortened);
}
