import { lookup, type LookupAddress } from 'node:dns';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';

/** The end of a sentence about an address that the shop doesn't connect to. */
export const ON_PRIVATE_NETWORK = 'is on a private network';

/** IPv4 ranges that aren't public: IANA's special-purpose registry (RFC 6890), multicast and reserved ranges. */
const CLOSED_V4: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
/**
 * The only public part of IPv6 is 2000::/3. All else is blocked, including embedded IPv4 (::ffff:0:0/96,
 * 64:ff9b::/96).
 */
const OPEN_V6: readonly [string, number] = ['2000::', 3];
/**
 * Exceptions within it: Teredo and other protocol assignments, documentation, and 6to4, which embeds IPv4
 * too.
 */
const CLOSED_V6: readonly [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const closed = new BlockList();
for (const [net, prefix] of CLOSED_V4) closed.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of CLOSED_V6) closed.addSubnet(net, prefix, 'ipv6');
const openV6 = new BlockList();
openV6.addSubnet(...OPEN_V6, 'ipv6');

/** Whether an IP address is on the public internet, not on the shop's own machine, network or cloud. */
export function isPublicAddress(address: string): boolean {
  const [bare = ''] = address.split('%');
  if (isIPv6(bare)) return openV6.check(bare, 'ipv6') && !closed.check(bare, 'ipv6');
  return isIP(bare) === 4 && !closed.check(bare, 'ipv4');
}

/**
 * A URL's host without the brackets of IPv6. The URL parser has already normalised decimal, octal and hex
 * spellings.
 */
export const bareHost = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

/** Whether a host is a private IP address. Names are checked when they're resolved. */
export const isPrivateLiteral = (host: string): boolean => isIP(host) !== 0 && !isPublicAddress(host);

/**
 * Resolves names for connections, and refuses names that lead into a private network. It connects to exactly the
 * addresses that were checked, which defeats a name that changes its answer (DNS rebinding).
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const [first] = addresses ?? [];
    if (error || !first) return callback(error ?? new Error(`${hostname} has no address.`), '');
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new Error(`${hostname} ${ON_PRIVATE_NETWORK}.`), '');
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};
