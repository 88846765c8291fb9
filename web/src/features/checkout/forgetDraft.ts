import type { SessionItem } from '../../lib/storedItems.ts';

/** Kept for the tab only: addresses do not stay behind on a shared computer. */
export const DRAFT_KEY: SessionItem = 'checkout-draft';

/** Forgets what was typed into the checkout. It knows nothing of the form, because every page can sign out. */
export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(DRAFT_KEY);
  } catch {
    // Where storage is blocked nothing was kept.
  }
}
