import type { SessionItem } from '../../../lib/browser/storedItems.ts';

/** Kept for the tab: the order whose payment page the shopper was sent to and has not come back from. */
const OPEN_PAYMENT_KEY: SessionItem = 'open-payment';

/** Kept for the tab: the order whose payment page was opened again, from the page of the order. */
const RESUMED_PAYMENT_KEY: SessionItem = 'resumed-payment';

/** The order that waits for its payment; null if there is none or storage is blocked. */
export function readOpenPayment(): string | null {
  try {
    return sessionStorage.getItem(OPEN_PAYMENT_KEY);
  } catch {
    return null;
  }
}

export function rememberOpenPayment(orderId: string): void {
  try {
    sessionStorage.setItem(OPEN_PAYMENT_KEY, orderId);
  } catch {
    // The reservation then ends by itself.
  }
}

/** A shopper who returns from this payment page wants the order kept, so its stock is no longer released. */
export function rememberResumedPayment(orderId: string): void {
  try {
    sessionStorage.setItem(RESUMED_PAYMENT_KEY, orderId);
  } catch {
    // Then the cancel link leads to the cart, as after a checkout.
  }
  forgetOpenPayment();
}

export function isResumedPayment(orderId: string): boolean {
  try {
    return sessionStorage.getItem(RESUMED_PAYMENT_KEY) === orderId;
  } catch {
    return false;
  }
}

export function forgetOpenPayment(): void {
  try {
    sessionStorage.removeItem(OPEN_PAYMENT_KEY);
  } catch {
    // As above: then nothing was kept.
  }
}
