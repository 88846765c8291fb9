import { useSyncExternalStore } from 'react';
import type { LocalItem } from '../../../lib/browser/storedItems.ts';

const KEY: LocalItem = 'admin-dense';
const listeners = new Set<() => void>();
/** Holds the choice while the page is open, in case storage is blocked. */
let chosen: boolean | undefined;

function isDense(): boolean {
  try {
    chosen ??= localStorage.getItem(KEY) !== null;
  } catch {
    chosen = false;
  }
  return chosen;
}

/** Sets the row density of every list in this browser. */
export function chooseDensity(dense: boolean): void {
  chosen = dense;
  try {
    if (dense) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // `chosen` still holds the choice.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useDensity = (): boolean => useSyncExternalStore(subscribe, isDense, () => false);
