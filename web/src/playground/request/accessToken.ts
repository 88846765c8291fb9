import type { SessionItem } from '../../lib/browser/storedItems.ts';

const STORAGE_KEY: SessionItem = 'treadline.playground.token';
const BEARER = /^bearer\s+/i;

/** Where storage is blocked, the token lasts as long as the page. */
let ofThisPage = '';

/** The token or API key to send; empty if there isn't one. It lasts until the browser tab closes. */
export function accessToken(): string {
  try {
    return sessionStorage.getItem(STORAGE_KEY) ?? ofThisPage;
  } catch {
    return ofThisPage;
  }
}

/** Stores a pasted token, with or without a leading "Bearer". Empty text removes it. */
export function keepAccessToken(pasted: string): void {
  ofThisPage = pasted.trim().replace(BEARER, '');
  try {
    if (ofThisPage) sessionStorage.setItem(STORAGE_KEY, ofThisPage);
    else sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // It's remembered above.
  }
}
