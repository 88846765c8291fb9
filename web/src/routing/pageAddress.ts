import { safePath } from '../lib/paths/safePath.ts';

/** An address of the shop where there is no page. */
const NOWHERE = '/not-found';

/** Decodes a path as the router does; unchanged if it is not valid percent-encoding. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * The path and query by which a request's page is found: without the character U+0000, which the API refuses. A path
 * that could be read as another site, such as "//x" or "/\x", matches no page: neither the router nor any link on the
 * page sees it.
 */
export function pageAddress(given: string): string {
  const address = given.replaceAll('%00', '');
  const [path = ''] = address.split('?', 1);
  return safePath(decoded(path)) === decoded(path) ? address : NOWHERE;
}
