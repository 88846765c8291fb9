import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import {
  bareHost,
  isPrivateLiteral,
  isPublicAddress,
  ON_PRIVATE_NETWORK,
} from '../../../../platform/http/public-address.ts';

/**
 * The problem with a URL's form, as a sentence for the caller; null if it's valid.
 * @param privateTargets whether the configuration allows private networks and http.
 */
export function faultOfUrl(url: string, privateTargets: boolean): string | null {
  const target = URL.canParse(url) ? new URL(url) : null;
  const protocols = privateTargets ? ['https:', 'http:'] : ['https:'];
  if (!target || !protocols.includes(target.protocol))
    return 'Please enter an address that starts with https://';
  return target.username || target.password
    ? 'Please leave user name and password out of the address; the signature proves who is calling'
    : null;
}

/** Like {@link faultOfUrl}, but resolves the name too: why events can't be sent there; null if they can. */
export async function faultOfTarget(url: string, privateTargets: boolean): Promise<string | null> {
  const fault = faultOfUrl(url, privateTargets);
  if (fault !== null || privateTargets) return fault;
  const host = bareHost(new URL(url));
  if (isPrivateLiteral(host)) return `This address ${ON_PRIVATE_NETWORK}`;
  if (isIP(host) !== 0) return null;
  const addresses = await lookup(host, { all: true }).catch(() => []);
  if (addresses.length === 0) return 'We can’t find this address on the internet';
  return addresses.every(({ address }) => isPublicAddress(address))
    ? null
    : `This address ${ON_PRIVATE_NETWORK}`;
}
