import { createStoredList, useStoredList } from '../../../lib/browser/storedList.ts';
import { recordFrom } from '../../../lib/text/record.ts';

/** A tyre for which two carts together exceeded what can be saved. */
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

/** Records for the cart page what a merge could not keep. */
export function reportShortened(lines: readonly ShortenedLine[]): void {
  if (lines.length > 0) shortened.set(lines);
}

/** Clears it once the shopper has read it, or has signed out. */
export function clearShortened(): void {
  shortened.set([]);
}

export function useShortened(): readonly ShortenedLine[] {
  return useStoredList(shortened);
}
