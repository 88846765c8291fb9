import { createStoredList, useStoredList } from '../../lib/storedList.ts';

/** A tyre of which two carts together asked for more than could be kept. */
export interface ShortenedLine {
  name: string;
  /** Pieces of both carts together. */
  wanted: number;
  /** Pieces in the cart since; 0 when it was left out. */
  quantity: number;
}

function readShortened(value: unknown): ShortenedLine | null {
  const { name, wanted, quantity } = (value ?? {}) as Partial<Record<keyof ShortenedLine, unknown>>;
  return typeof name === 'string' && typeof wanted === 'number' && typeof quantity === 'number'
    ? { name, wanted, quantity }
    : null;
}

const shortened = createStoredList<ShortenedLine>('cart-shortened', {
  read: readShortened,
  write: (line) => line,
});

/** Keeps for the cart page what a merge could not keep. */
export function reportShortened(lines: readonly ShortenedLine[]): void {
  if (lines.length > 0) shortened.set(lines);
}

/** The shopper has read it, or it is no longer theirs. */
export function clearShortened(): void {
  shortened.set([]);
}

export function useShortened(): readonly ShortenedLine[] {
  return useStoredList(shortened);
}
