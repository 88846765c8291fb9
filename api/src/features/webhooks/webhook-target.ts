import { lookup, type LookupAddress } from 'node:dns';
import { lookup as lookupNow } from 'node:dns/promises';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';

const MAX_URL = 2_000;
const PRIVATE = 'leads into a private network';

/** IPv4 that is nobody's on the internet: the special-purpose registry of IANA (RFC 6890), multicast and what is reserved. */
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
/** Of IPv6 only 2000::/3 is given to anybody: everything else is closed, IPv4 in disguise (::ffff:0:0/96, 64:ff9b::/96) with it. */
const OPEN_V6: readonly [string, number] = ['2000::', 3];
/** Within it: Teredo and other protocol assignments, documentation, and 6to4, which is IPv4 in disguise too. */
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

/** Whether an address is somebody's on the internet, and not the shop's own machine, network or cloud. */
export function isPublicAddress(address: string): boolean {
  const [bare = ''] = address.split('%');
  if (isIPv6(bare)) return openV6.check(bare, 'ipv6') && !closed.check(bare, 'ipv6');
  return isIP(bare) === 4 && !closed.check(bare, 'ipv4');
}

/** The host of a URL without the brackets of IPv6. The URL parser has read decimal, octal and hex spellings already. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

/** Whether a URL names a private address outright; names are judged when they are resolved. */
export function isPrivateLiteral(target: URL): boolean {
  const host = hostOf(target);
  return isIP(host) !== 0 && !isPublicAddress(host);
}

/**
 * Resolves names for connections, and refuses those that lead into a private network. The connection is made to the very
 * addresses that were judged: a name that answered otherwise a moment ago (DNS rebinding) gains nothing by it.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const [first] = addresses ?? [];
    if (error || !first) return callback(error ?? new Error(`${hostname} has no address.`), '');
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new Error(`${hostname} ${PRIVATE}.`), '');
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};

/**
 * Why events cannot be sent to an address, as a sentence for whoever entered it; null when they can.
 * @param privateTargets whether the configuration allows private networks, and http with them.
 */
export async function faultOfTarget(url: string, privateTargets: boolean): Promise<string | null> {
  const target = URL.canParse(url) ? new URL(url) : null;
  const protocols = privateTargets ? ['https:', 'http:'] : ['https:'];
  if (!target || !protocols.includes(target.protocol))
    return 'Please enter an address that starts with https://';
  if (url.length > MAX_URL) return `Please use at most ${MAX_URL} characters`;
  if (target.username || target.password)
    return 'Please leave user and password out of the address; the signature proves who is calling';
  if (privateTargets) return null;
  if (isPrivateLiteral(target)) return `This address ${PRIVATE}`;
  if (isIP(hostOf(target)) !== 0) return null;
  const addresses = await lookupNow(hostOf(target), { all: true }).catch(() => []);
  if (addresses.length === 0) return 'This name cannot be found on the internet';
  return addresses.every(({ address }) => isPublicAddress(address)) ? null : `This address ${PRIVATE}`;
}
