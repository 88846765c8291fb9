import type { SessionItem } from '../browser/storedItems.ts';

/** Kept for the tab only: an order with its addresses does not stay open on a shared computer. */
const KEYS: SessionItem = 'order-keys';
/** Pages about one order, on which its key is sent. */
const ORDER_PAGE = /^\/orders\/([^/]+)/;
/** The part of an address that carries a key: it is sent to no server and stands in no log. */
const KEY_IN_ADDRESS = /^#key=([\w.-]+)$/;
const SECOND_MS = 1_000;

/** Where storage is blocked a key lives as long as the page. */
let keys: Record<string, string> | undefined;

function readKeys(): Record<string, string> {
  try {
    keys ??= JSON.parse(sessionStorage.getItem(KEYS) ?? '{}') as Record<string, string>;
  } catch {
    keys = {};
  }
  return keys;
}

function writeKeys(next: Record<string, string>): void {
  keys = next;
  try {
    if (Object.keys(next).length > 0) sessionStorage.setItem(KEYS, JSON.stringify(next));
    else sessionStorage.removeItem(KEYS);
  } catch {
    // See above.
  }
}

/** When a key expires, in milliseconds since 1970; 0 for what is none. */
function expiryOf(key: string): number {
  try {
    const [, claims = ''] = key.split('.');
    const { exp }: { exp?: number } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')));
    return (exp ?? 0) * SECOND_MS;
  } catch {
    return 0;
  }
}

/** Keeps the key that opens an order to a guest, until the tab is closed. */
export function keepOrderKey(orderId: string, key: string): void {
  writeKeys({ ...readKeys(), [orderId]: key });
}

/** Whether this tab may open an order without an account; 'expired' if it could once. */
export function orderKeyState(orderId: string): 'valid' | 'expired' | 'none' {
  const key = readKeys()[orderId];
  if (key === undefined) return 'none';
  return expiryOf(key) > Date.now() ? 'valid' : 'expired';
}

/** The key of the order whose page is open; null if there is none, and on all other pages. */
export function orderKeyOfPage(): string | null {
  const orderId = ORDER_PAGE.exec(globalThis.location.pathname)?.[1];
  return (orderId && readKeys()[orderId]) || null;
}

/** Forgets all keys, when somebody signs out. */
export function forgetOrderKeys(): void {
  writeKeys({});
}

/** Takes a key that came with a link of a mail out of the address, before anything is asked. */
export function takeOrderKeyFromAddress(): void {
  const { pathname, search, hash } = globalThis.location;
  const orderId = ORDER_PAGE.exec(pathname)?.[1];
  const key = KEY_IN_ADDRESS.exec(hash)?.[1];
  if (!orderId || !key) return;
  keepOrderKey(orderId, key);
  history.replaceState(history.state, '', pathname + search);
}
