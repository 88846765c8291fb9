import { safePath } from '../lib/safePath.ts';

/** An address of the shop where there is no page. */
const NOWHERE = '/not-found';

/** As the router reads a path: without its percent signs, and as it stands where they make no sense. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * The address, path and query, by which the page of a request is looked for. What could be read as the address of
 * another site, such as "//x" or "/\x", is no page's: neither the router nor a link on the page gets to see it.
 */
export function pageAddress(address: string): string {
  const [path = ''] = address.split('?', 1);
  return safePath(decoded(path)) === decoded(path) ? address : NOWHERE;
}
