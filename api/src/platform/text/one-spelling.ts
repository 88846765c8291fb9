/** Pages below these have names in upper case, or concern one visitor: they are found as they were sent. */
const AS_SENT = /^\/(?:orders|admin)(?:\/|$)/i;
/** A tyre is also found by its stock-keeping number; its page leads to the one address that it has. */
const PRODUCT = /^\/product\/(?=[^/]+$)/i;

/** Could be read as another site, or holds what no address of the shop does: such a path is left as it was sent. */
const SUSPICIOUS = /^\/\/|[\\%\p{Cc}]/u;

function spelled(path: string): string {
  const plain = path.replaceAll(/\/{2,}/g, '/').replace(/^\/index\.html?$/i, '/');
  const whole = plain === '/' ? plain : plain.replace(/\/$/, '');
  const [product] = PRODUCT.exec(whole) ?? [];
  if (AS_SENT.test(whole)) return whole;
  return product ? product.toLowerCase() + whole.slice(product.length) : whole.toLowerCase();
}

/**
 * The one spelling of a page's address: in lower case, without a slash at the end, doubled slashes or the name of an
 * index file. Null if it is spelt so already, or is no address of a page.
 * @param url path and query, as they were sent; the query stays.
 */
export function otherSpelling(url: string): string | null {
  const [path = '', ...query] = url.split('?');
  if (SUSPICIOUS.test(path)) return null;
  const right = spelled(path);
  return right === path ? null : [right, ...query].join('?');
}
