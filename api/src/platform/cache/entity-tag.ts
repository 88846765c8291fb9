/**
 * Whether the caller's If-None-Match names this tag. Proxies that compress make tags weak (`W/`), which still counts
 * as a match here (RFC 9110, 13.1.2).
 * @param etag the strong tag with its quotes.
 */
export function matchesTag(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch === '*' || ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
