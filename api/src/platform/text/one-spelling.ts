/** Pages below these have upper-case names or belong to one visitor, so they aren't redirected. */
const AS_SENT = /^\/(?:orders|admin)(?:\/|$)/i;
/** A tyre can also be found by its stock-keeping number; its page redirects to its one address. */
const PRODUCT = /^\/product\/(?=[^/]+$)/i;

/** Could be parsed as another site, or contains something no address of the shop does: these paths are left alone. */
const SUSPICIOUS = /^\/\/|[\\%\p{Cc}]/u;

function spelled(path: string): string {
  const plain = path.replaceAll(/\/{2,}/g, '/').replace(/^\/index\.html?$/i, '/');
  const whole = plain === '/' ? plain : plain.replace(/\/$/, '');
  const [product] = PRODUCT.exec(whole) ?? [];
  if (AS_SENT.test(whole)) return whole;
  return product ? product.toLowerCase() + whole.slice(product.length) : whole.toLowerCase();
}

/**
 * The canonical spelling of a page's address: lower case, without a trailing slash, doubled slashes or an index file's
 * name. Null if it's already spelt like that, or isn't a page's address.
 * @param url path and query as sent; the query is unchanged.
 */
export function otherSpelling(url: string): string | null {
  const [path = '', ...query] = url.split('?');
  if (SUSPICIOUS.test(path)) return null;
  const right = spelled(path);
  return right === path ? null : [right, ...query].join('?');
}
