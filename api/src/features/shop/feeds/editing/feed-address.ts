import { SUPPLIER_SECRET, type SuppliersConfig } from '../../../../platform/config/suppliers-config.ts';
import { bareHost, isPrivateLiteral, ON_PRIVATE_NETWORK } from '../../../../platform/http/public-address.ts';
import type { FieldError } from '../../../../platform/input/invalid-input.ts';
import type { FeedTransport } from '../record/feed.enums.ts';

/** Where a feed's files are, as staff enter it. */
export interface EnteredAddress {
  readonly transport: FeedTransport;
  readonly address: string;
  readonly username: string | null;
  readonly secretName: string | null;
}

const PORTS: Readonly<Record<string, number>> = { 'https:': 443, 'http:': 80, 'sftp:': 22 };

/** The faults of an address. A host in a private network is found when it's called, if its name hides it. */
export function faultsOfAddress(entered: EnteredAddress, config: SuppliersConfig): FieldError[] {
  const { transport, address, secretName } = entered;
  if (transport === 'UPLOAD') return [];
  if (transport === 'FOLDER') return field('address', faultOfPath(address, config));
  const url = URL.parse(address);
  const fault = faultOfUrl(transport, url, config);
  if (!url || fault !== null) return field('address', fault);
  return [
    ...field('secretName', faultOfSecret(secretName, bareHost(url), config)),
    ...(transport === 'SFTP' && !entered.username ? field('username', 'An SFTP host needs a user name') : []),
    ...(transport === 'SFTP' && !secretName
      ? field('secretName', 'An SFTP host needs a password or key')
      : []),
  ];
}

const field = (path: string, message: string | null): FieldError[] =>
  message === null ? [] : [{ path, message }];

function faultOfPath(address: string, { folder }: SuppliersConfig): string | null {
  if (folder === null) return 'SUPPLIER_FOLDER isn’t set where the shop is started, so it watches no folder';
  const parts = address.split('/');
  const isInside = parts.every(
    (part) => part !== '' && part !== '.' && part !== '..' && !/[\\\0]/.test(part),
  );
  return isInside
    ? faultOfStars(address)
    : 'Enter a path below the folder of suppliers, such as bond/stock-*.csv';
}

function faultOfUrl(transport: 'HTTPS' | 'SFTP', url: URL | null, config: SuppliersConfig): string | null {
  const begin = transport === 'SFTP' ? 'sftp://' : 'https://';
  const expected = `Enter an address that starts with ${begin}`;
  if (!url?.hostname) return expected;
  const host = bareHost(url);
  const isNamed = config.privateHosts.includes(`${host}:${url.port || PORTS[url.protocol]}`);
  const protocols = transport === 'SFTP' ? ['sftp:'] : isNamed ? ['https:', 'http:'] : ['https:'];
  if (!protocols.includes(url.protocol)) return expected;
  if (url.username || url.password) return 'Leave user name and password out of the address';
  if (!isNamed && isPrivateLiteral(host)) return `This address ${ON_PRIVATE_NETWORK}`;
  if (transport === 'HTTPS') return null;
  if (url.pathname === '' || url.pathname.endsWith('/'))
    return 'Enter the path of the file too, such as sftp://files.bond.example/out/stock-*.csv';
  return faultOfStars(url.pathname);
}

const faultOfStars = (path: string): string | null =>
  path.slice(0, path.lastIndexOf('/') + 1).includes('*') ? 'Only the name of the file can have stars' : null;

/** A secret is bound to its host where it's set, so that nobody who sets up feeds can have it sent elsewhere. */
function faultOfSecret(name: string | null, host: string, { secrets }: SuppliersConfig): string | null {
  if (name === null) return null;
  const secret = secrets.get(name);
  if (!name.startsWith(SUPPLIER_SECRET) || !secret) return `${name} isn’t set where the shop is started`;
  return secret.host === host ? null : `${name} is for ${secret.host}`;
}
