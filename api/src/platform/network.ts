import { normalizeIP } from '@fastify/rate-limit';

/**
 * The network that limits count by: an IPv4 address as it is, even if written as IPv6 (::ffff:192.0.2.1), and
 * the first 64 bits of an IPv6 address, because one home line has all addresses behind them.
 * @param address as the connection or a trusted proxy states it; any other text stands for itself.
 */
export function networkOf(address: string): string {
  return normalizeIP(address);
}

/**
 * So much of an address as tells one network from another in a log that is kept, and no single line: 203.0.113.0/24,
 * 2001:db8:1::/48. Any other text stands for itself.
 */
export function wideNetworkOf(address: string): string {
  const network = networkOf(address);
  const [, v4] = /^((?:\d{1,3}\.){3})\d{1,3}$/.exec(network) ?? [];
  if (v4 !== undefined) return `${v4}0/24`;
  return network.includes(':') ? `${network.split(':').slice(0, 3).join(':')}::/48` : network;
}
