import type { SessionItem } from '../../lib/browser/storedItems.ts';

const STORAGE_KEY: SessionItem = 'treadline.playground.token';
const BEARER = /^bearer\s+/i;

/** The token or API key to send; empty if there isn't one. It lasts until the browser tab closes. */
export function accessToken(): string {
  return sessionStorage.getItem(STORAGE_KEY) ?? '';
}

/** Stores a pasted token, with or without a leading "Bearer". Empty text removes it. */
export function keepAccessToken(pasted: string): void {
  const token = pasted.trim().replace(BEARER, '');
  if (token) sessionStorage.setItem(STORAGE_KEY, token);
  else sessionStorage.removeItem(STORAGE_KEY);
}
