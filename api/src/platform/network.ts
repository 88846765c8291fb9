import { normalizeIP } from '@fastify/rate-limit';

/**
 * The network that limits count by: an IPv4 address as it is, even if written as IPv6 (::ffff:192.0.2.1), and
 * the first 64 bits of an IPv6 address, because one home line has all addresses behind them.
 * @param address as the connection or a trusted proxy states it; any other text stands for itself.
 */
export function networkOf(address: string): string {
  return normalizeIP(address);
}
