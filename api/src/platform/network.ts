import { normalizeIP } from '@fastify/rate-limit';

/**
 * The network that limits count by, as the limit on all requests does: an IPv4 address as it is, also where it is
 * written as IPv6 (::ffff:192.0.2.1), and of IPv6 the first 64 bits, for a home line has all addresses behind them.
 * @param address as the connection or a trusted proxy gives it; what is no address stands for itself.
 */
export function networkOf(address: string): string {
  return normalizeIP(address);
}
