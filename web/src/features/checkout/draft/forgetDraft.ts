import type { SessionItem } from '../../../lib/browser/storedItems.ts';

/** In session storage only, so that addresses don't stay behind on a shared computer. */
export const DRAFT_KEY: SessionItem = 'checkout-draft';

/** The order that was sent and not yet answered. */
export const ATTEMPT_KEY: SessionItem = 'checkout-attempt';

function forget(...items: readonly SessionItem[]): void {
  try {
    for (const item of items) sessionStorage.removeItem(item);
  } catch {
    // If storage is blocked, there's nothing to remove.
  }
}

/** Clears the unanswered order. */
export const forgetAttempt = (): void => forget(ATTEMPT_KEY);

/** Clears the checkout's form and unanswered order. Independent of the form's code, because any page can sign out. */
export const forgetDraft = (): void => forget(DRAFT_KEY, ATTEMPT_KEY);
