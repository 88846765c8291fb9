/** Kept for the tab: the order whose payment page the shopper was sent to and has not come back from. */
const OPEN_PAYMENT_KEY = 'open-payment';

/** The order that waits for its payment; null for none, and where storage is blocked. */
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

export function forgetOpenPayment(): void {
  try {
    sessionStorage.removeItem(OPEN_PAYMENT_KEY);
  } catch {
    // As above: then nothing was kept.
  }
}
