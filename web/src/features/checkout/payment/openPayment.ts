import type { SessionItem } from '../../../lib/browser/storedItems.ts';

/** The order whose payment page the shopper opened and hasn't returned from. */
const OPEN_PAYMENT_KEY: SessionItem = 'open-payment';

/** The order whose payment page was opened again, from the order's page. */
const RESUMED_PAYMENT_KEY: SessionItem = 'resumed-payment';

/** The order awaiting payment; null if there isn't one or storage is blocked. */
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
    // The reservation then expires by itself.
  }
}

/** A shopper who reopens the payment page wants to keep the order, so its stock is no longer released. */
export function rememberResumedPayment(orderId: string): void {
  try {
    sessionStorage.setItem(RESUMED_PAYMENT_KEY, orderId);
  } catch {
    // The cancel link then leads to the cart, as after a checkout.
  }
  forgetOpenPayment();
}

/** Whether this tab reopened the order's payment page from the order's own page. */
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
    // As above: there's nothing to remove.
  }
}
