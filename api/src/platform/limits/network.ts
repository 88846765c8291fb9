import { normalizeIP } from '@fastify/rate-limit';

/**
 * The network that limits count by: a whole IPv4 address, even if written as IPv6 (::ffff:192.0.2.1), or the first 64
 * bits of an IPv6 address, because one home line has all addresses behind them.
 * @param address from the connection or a trusted proxy; any other text is returned unchanged.
 */
export function networkOf(address: string): string {
  return normalizeIP(address);
}

/** A /48's limit as a multiple of a single network's: enough for an office, although it's 65,536 networks. */
export const SITE_SHARE = 8;

/** The /48 of a network from {@link networkOf}, which leaves out trailing zeros. */
function siteOf(network: string): string {
  const groups = network.replace('::', '').split(':');
  return `${[0, 1, 2].map((group) => groups[group] || '0').join(':')}::/48`;
}

/**
 * A part of an address wide enough not to identify a single line, for logs that are stored: 203.0.113.0/24,
 * 2001:db8:1::/48. Any other text is returned unchanged.
 */
export function wideNetworkOf(address: string): string {
  const network = networkOf(address);
  const [, v4] = /^((?:\d{1,3}\.){3})\d{1,3}$/.exec(network) ?? [];
  if (v4 !== undefined) return `${v4}0/24`;
  return network.endsWith('::') ? siteOf(network) : network;
}

/** An IPv6 network from networkOf at the end of a key, after other parts. */
const WITH_NETWORK = /^(.*?:)??((?:[\da-f]{1,4}(?::[\da-f]{1,4}){0,3})?::)$/;

/**
 * The key for the /48 of a key's IPv6 network, because a home line or rented server often has that many networks.
 * @param key a network, or more than four letters, a colon and a network.
 * @returns null for IPv4 and for keys without a network.
 */
export function wideKeyOf(key: string): string | null {
  const [, before = '', network] = WITH_NETWORK.exec(key) ?? [];
  return network === undefined ? null : before + siteOf(network);
}
