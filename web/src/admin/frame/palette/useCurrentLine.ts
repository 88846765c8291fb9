import { useState, type KeyboardEvent } from 'react';

/**
 * Which line of a list is current while the focus stays in the field above it.
 * @param count of the lines.
 */
export function useCurrentLine(count: number) {
  const [at, setAt] = useState(0);
  const current = Math.min(at, count - 1);
  return {
    current,
    /** Goes back to the first line, for example because others were found. */
    reset: () => setAt(0),
    /** Takes an arrow key. @returns what moves by its step; null for any other key, and if there is no line. */
    arrow(event: KeyboardEvent): (() => void) | null {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step === undefined || count === 0) return null;
      event.preventDefault();
      return () => setAt((current + step + count) % count);
    },
  };
}
