import type { SessionItem } from './storedItems.ts';

const KEY: SessionItem = 'needed-by';
const DAY = /^\d{4}-\d\d-\d\d$/;

/** Stores the day by which the tyres are needed, such as 2026-11-28, until the tab closes. Null removes it. */
export function keepNeededDay(day: string | null): void {
  try {
    if (day === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, day);
  } catch {
    // If storage is blocked, the checkout doesn't know the day.
  }
}

/**
 * The day by which the tyres are needed, as last chosen in this tab; null if none was chosen or the day has passed.
 */
export function readNeededDay(): string | null {
  try {
    const day = sessionStorage.getItem(KEY) ?? '';
    return DAY.test(day) && day >= new Date().toISOString().slice(0, 'YYYY-MM-DD'.length) ? day : null;
  } catch {
    return null;
  }
}
