/** A single leading slash; no control characters, which browsers drop before they look for the second one. */
const PATH = /^\/(?![/\\])\P{Cc}*$/u;

/**
 * A path of the shop that was handed on, such as the page to return to after sign-in; "/" for anything that could
 * lead elsewhere: a browser reads "//x" and "/\x" as another site.
 */
export function safePath(path: unknown): string {
  return typeof path === 'string' && PATH.test(path) ? path : '/';
}
