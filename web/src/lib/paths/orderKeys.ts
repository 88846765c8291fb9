import type { SessionItem } from '../browser/storedItems.ts';

/** In session storage only, so that an order with its addresses doesn't stay open on a shared computer. */
const KEYS: SessionItem = 'order-keys';
/** Pages about one order. Its key is sent on these. */
const ORDER_PAGE = /^\/orders\/([^/]+)/;
/** The key is in the URL's fragment, which browsers never send to a server, so no log has it. */
const KEY_IN_ADDRESS = /^#key=([\w.-]+)$/;
const SECOND_MS = 1_000;

/** If storage is blocked, a key lasts until the page closes. */
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

/** A key's expiry in milliseconds since 1970; 0 if it isn't a valid key. */
function expiryOf(key: string): number {
  try {
    const [, claims = ''] = key.split('.');
    const { exp }: { exp?: number } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')));
    return (exp ?? 0) * SECOND_MS;
  } catch {
    return 0;
  }
}

/** Stores the key that opens an order to a guest, until the tab closes. */
export function keepOrderKey(orderId: string, key: string): void {
  writeKeys({ ...readKeys(), [orderId]: key });
}

/** Whether this tab can open an order without an account: 'expired' if it could earlier. */
export function orderKeyState(orderId: string): 'valid' | 'expired' | 'none' {
  const key = readKeys()[orderId];
  if (key === undefined) return 'none';
  return expiryOf(key) > Date.now() ? 'valid' : 'expired';
}

/** The key of the order whose page is open; null on all other pages and without a key. */
export function orderKeyOfPage(): string | null {
  const orderId = ORDER_PAGE.exec(globalThis.location.pathname)?.[1];
  return (orderId && readKeys()[orderId]) || null;
}

/** Deletes all keys, on sign-out. */
export function forgetOrderKeys(): void {
  writeKeys({});
}

/** Moves a key from an email's link out of the URL and into storage, before any request is sent. */
export function takeOrderKeyFromAddress(): void {
  const { pathname, search, hash } = globalThis.location;
  const orderId = ORDER_PAGE.exec(pathname)?.[1];
  const key = KEY_IN_ADDRESS.exec(hash)?.[1];
  if (!orderId || !key) return;
  keepOrderKey(orderId, key);
  history.replaceState(history.state, '', pathname + search);
}
