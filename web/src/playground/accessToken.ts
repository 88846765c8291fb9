const STORAGE_KEY = 'treadline.playground.token';
const BEARER = /^bearer\s+/i;

/** The token or API key that requests of the playground show; empty for none. It lasts as long as the browser's tab. */
export function accessToken(): string {
  return sessionStorage.getItem(STORAGE_KEY) ?? '';
}

/** Keeps a token as it was pasted, with or without the word Bearer before it. Empty text forgets it. */
export function keepAccessToken(pasted: string): void {
  const token = pasted.trim().replace(BEARER, '');
  if (token) sessionStorage.setItem(STORAGE_KEY, token);
  else sessionStorage.removeItem(STORAGE_KEY);
}
