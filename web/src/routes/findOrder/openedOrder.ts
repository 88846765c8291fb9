import type { WantedOrder } from './OrderCodeForm.tsx';

/** Kept for the tab: the look-up that opened an order, so that the way back to it needs no other code. */
const OPENED_ORDER_KEY = 'opened-order';
/** As long as the shop takes a code. */
const CODE_MS = 10 * 60_000;

/** A look-up that opened an order. */
export interface OpenedOrder extends WantedOrder {
  code: string;
}

/** @param mailedAt when the code was asked for, in milliseconds since 1970. */
export function rememberOpenedOrder({ number, email, code }: OpenedOrder, mailedAt: number): void {
  try {
    sessionStorage.setItem(
      OPENED_ORDER_KEY,
      JSON.stringify({ number, email, code, until: mailedAt + CODE_MS }),
    );
  } catch {
    // Where storage is blocked another code is mailed.
  }
}

/** The look-up whose code is still good; null for none. An old one is forgotten. */
export function readOpenedOrder(): OpenedOrder | null {
  try {
    const { until, ...opened } = JSON.parse(sessionStorage.getItem(OPENED_ORDER_KEY) ?? '{}') as Partial<
      OpenedOrder & { until: number }
    >;
    if (until !== undefined && Date.now() < until && opened.number && opened.email && opened.code)
      return opened as OpenedOrder;
  } catch {
    // Nothing that could be read: then nothing was kept.
  }
  forgetOpenedOrder();
  return null;
}

export function forgetOpenedOrder(): void {
  try {
    sessionStorage.removeItem(OPENED_ORDER_KEY);
  } catch {
    // As above: then nothing was kept.
  }
}
