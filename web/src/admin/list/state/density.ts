import { useSyncExternalStore } from 'react';
import type { LocalItem } from '../../../lib/browser/storedItems.ts';

const KEY: LocalItem = 'admin-dense';
const listeners = new Set<() => void>();
/** Where storage is blocked the choice lives as long as the page. */
let chosen: boolean | undefined;

function isDense(): boolean {
  try {
    chosen ??= localStorage.getItem(KEY) !== null;
  } catch {
    chosen = false;
  }
  return chosen;
}

/** Chooses between rows that are easy to hit and more of them on a screen, for every list in this browser. */
export function chooseDensity(dense: boolean): void {
  chosen = dense;
  try {
    if (dense) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Nothing else can be done.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether tables are drawn with dense rows. */
export const useDensity = (): boolean => useSyncExternalStore(subscribe, isDense, () => false);
