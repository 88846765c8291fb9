import type { SessionItem } from '../../../lib/browser/storedItems.ts';

const KEY: SessionItem = 'started-change';

/** Remembers on which page of this browser a change was started: only there are its refusals shown. */
export function rememberStart(id: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([id, location.pathname]));
  } catch {
    // Without storage, a reload hides the refusals; the orders themselves show their status.
  }
}

/** The path on which this tab started a change; null if it was started elsewhere. */
export function startOf(id: string): string | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    const [keptId, path]: unknown[] = Array.isArray(kept) ? kept : [];
    return keptId === id && typeof path === 'string' ? path : null;
  } catch {
    return null;
  }
}
