import type { SessionItem } from '../../lib/storedItems.ts';
import type { WantedOrder } from './OrderCodeForm.tsx';

/** The storage key, per tab, of the look-up that opened an order, so that returning needs no new code. */
const OPENED_ORDER_KEY: SessionItem = 'opened-order';
/** The lifetime of a code. */
const CODE_MS = 10 * 60_000;

/** A look-up that opened an order. */
export interface OpenedOrder extends WantedOrder {
  code: string;
}

/** @param mailedAt when the code was requested, in milliseconds since 1970. */
export function rememberOpenedOrder({ number, email, code }: OpenedOrder, mailedAt: number): void {
  try {
    sessionStorage.setItem(
      OPENED_ORDER_KEY,
      JSON.stringify({ number, email, code, until: mailedAt + CODE_MS }),
    );
  } catch {
    // If storage is blocked, returning needs a new code.
  }
}

/** The look-up whose code is still valid; null if there is none. Clears an expired one. */
export function readOpenedOrder(): OpenedOrder | null {
  try {
    const { until, number, email, code }: Partial<OpenedOrder & { until: number }> = JSON.parse(
      sessionStorage.getItem(OPENED_ORDER_KEY) ?? '{}',
    );
    if (until !== undefined && Date.now() < until && number && email && code) return { number, email, code };
  } catch {
    // Unreadable storage counts as empty.
  }
  forgetOpenedOrder();
  return null;
}

export function forgetOpenedOrder(): void {
  try {
    sessionStorage.removeItem(OPENED_ORDER_KEY);
  } catch {
    // As above: unreadable storage counts as empty.
  }
}
