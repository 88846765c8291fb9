import type { SessionItem } from './storedItems.ts';

const KEY: SessionItem = 'needed-by';
const DAY = /^\d{4}-\d\d-\d\d$/;

/** Keeps the day by which tyres are looked for, as 2026-11-28, until the tab is closed; null forgets the last one. */
export function keepNeededDay(day: string | null): void {
  try {
    if (day === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, day);
  } catch {
    // Where storage is blocked the checkout doesn't know the day.
  }
}

/** The day by which tyres were last looked for in this tab; null for none, and for one that has passed. */
export function readNeededDay(): string | null {
  try {
    const day = sessionStorage.getItem(KEY) ?? '';
    return DAY.test(day) && day >= new Date().toISOString().slice(0, 'YYYY-MM-DD'.length) ? day : null;
  } catch {
    return null;
  }
}
