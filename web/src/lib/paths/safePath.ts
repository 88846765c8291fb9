/** A single leading slash and no control characters, which browsers drop before they look for a second slash. */
const PATH = /^\/(?![/\\])\P{Cc}*$/u;

/**
 * Accepts a path of the shop, such as the page to return to after sign-in. Returns "/" for anything that could lead
 * elsewhere: browsers take "//x" and "/\x" for another site.
 */
export function safePath(path: unknown): string {
  return typeof path === 'string' && PATH.test(path) ? path : '/';
}
