import type { FeedSource, FetchBounds } from './feed-source.ts';

const SECONDS = 10;
const BYTES = 64 * 1024 * 1024;

/** A source without user name and secret. */
export const sourceOf = (address: string): FeedSource => ({
  address,
  username: null,
  secret: null,
  hostKey: null,
});

/** Bounds of a fetch from test servers on this machine, each as host:port. */
export function boundsOf(
  privateHosts: readonly string[],
  { seconds = SECONDS, bytes = BYTES }: { readonly seconds?: number; readonly bytes?: number } = {},
): FetchBounds {
  return { signal: AbortSignal.timeout(seconds * 1_000), seconds, bytes, isTrial: false, privateHosts };
}
