import { normalizeIP } from '@fastify/rate-limit';

/**
 * The network that limits count by: an IPv4 address as it is, even if written as IPv6 (::ffff:192.0.2.1), and
 * the first 64 bits of an IPv6 address, because one home line has all addresses behind them.
 * @param address as the connection or a trusted proxy states it; any other text stands for itself.
 */
export function networkOf(address: string): string {
  return normalizeIP(address);
}

/** How many times as much as a network its /48 may have: enough for an office, though it is 65,536 networks. */
export const SITE_SHARE = 8;

/** The first 48 bits of an IPv6 network that {@link networkOf} has read; its zeros at the end are left out there. */
function siteOf(network: string): string {
  const groups = network.replace('::', '').split(':');
  return `${[0, 1, 2].map((group) => groups[group] || '0').join(':')}::/48`;
}

/**
 * So much of an address as tells one network from another in a log that is kept, and no single line: 203.0.113.0/24,
 * 2001:db8:1::/48. Any other text stands for itself.
 */
export function wideNetworkOf(address: string): string {
  const network = networkOf(address);
  const [, v4] = /^((?:\d{1,3}\.){3})\d{1,3}$/.exec(network) ?? [];
  if (v4 !== undefined) return `${v4}0/24`;
  return network.endsWith('::') ? siteOf(network) : network;
}

/** An IPv6 network at the end of a key, as networkOf writes it, after whatever else is counted by. */
const WITH_NETWORK = /^(.*?:)??((?:[\da-f]{1,4}(?::[\da-f]{1,4}){0,3})?::)$/;

/**
 * The key of the /48 that a key's IPv6 network is part of: a home line or a rented server often has so many networks.
 * @param key a network, or more than four letters, a colon and a network.
 * @returns null for a key without one, and for IPv4.
 */
export function wideKeyOf(key: string): string | null {
  const [, before = '', network] = WITH_NETWORK.exec(key) ?? [];
  return network === undefined ? null : before + siteOf(network);
}
