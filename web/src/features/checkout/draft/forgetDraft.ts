import type { SessionItem } from '../../../lib/browser/storedItems.ts';

/** Kept for the tab only: addresses do not stay behind on a shared computer. */
export const DRAFT_KEY: SessionItem = 'checkout-draft';

/** The order that was sent and not answered, kept for the tab. */
export const ATTEMPT_KEY: SessionItem = 'checkout-attempt';

function forget(...items: readonly SessionItem[]): void {
  try {
    for (const item of items) sessionStorage.removeItem(item);
  } catch {
    // Where storage is blocked nothing was kept.
  }
}

/** Forgets that an order was sent. */
export const forgetAttempt = (): void => forget(ATTEMPT_KEY);

/**
 * Forgets what was typed into the checkout, and sent from it. It knows nothing of the form, because every page can
 * sign out.
 */
export const forgetDraft = (): void => forget(DRAFT_KEY, ATTEMPT_KEY);
