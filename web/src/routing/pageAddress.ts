import { safePath } from '../lib/paths/safePath.ts';

/** A path that matches no page. */
const NOWHERE = '/not-found';

/** Decodes a path as the router does. Returns it unchanged if its percent-encoding is invalid. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * The path and query of the page for a request, without U+0000, which the API refuses. A path that a browser could
 * take for another site, such as "//x" or "/\x", becomes one that matches no page, so that neither the router nor any
 * link sees it.
 */
export function pageAddress(given: string): string {
  const address = given.replaceAll('%00', '');
  const [path = ''] = address.split('?', 1);
  return safePath(decoded(path)) === decoded(path) ? address : NOWHERE;
}
