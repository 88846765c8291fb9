import type { HostSecret, SuppliersConfig } from '../../../../platform/config/suppliers-config.ts';
import {
  isPrivateLiteral,
  ON_PRIVATE_NETWORK,
  publicLookup,
} from '../../../../platform/http/public-address.ts';

/** Where the files of a feed come from. */
export interface FeedSource {
  /** An https:// or sftp:// address, or a path below the folder of suppliers. */
  readonly address: string;
  readonly username: string | null;
  /** Null if the host asks for none. */
  readonly secret: HostSecret | null;
  /** The fingerprint of the SFTP host's key, SHA256:…; null before the first connection. */
  readonly hostKey: string | null;
}

/** Bounds of one fetch. */
export interface FetchBounds {
  /** Aborted when the time is up. */
  readonly signal: AbortSignal;
  /** For the sentence about a host that takes longer. */
  readonly seconds: number;
  readonly bytes: number;
  /** Whether only the file's beginning is read, to see whether the connection works. */
  readonly isTrial: boolean;
  /** Hosts in private networks that may be called, as host:port. */
  readonly privateHosts: SuppliersConfig['privateHosts'];
}

/** A file as it came. */
export interface FeedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** The SFTP host's key; null for other transports. */
  readonly hostKey: string | null;
}

/** A sentence for the owner, with a full stop, saying why there's no file. */
export class FeedFault extends Error {
  override readonly name = 'FeedFault';
}

/** There's no file yet, or it's still being written. That's not a fault. */
export class NoFileYet extends FeedFault {
  override readonly name = 'FeedFault';
}

/** Sentences for the codes of failed connections. */
const CONNECTION_FAULTS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'No host has this name, so check the address.',
  EAI_AGAIN: 'The name of the host couldn’t be looked up. Try again in a minute.',
  ECONNREFUSED: 'The host refuses connections at this address and port.',
  ECONNRESET: 'The host ended the connection.',
  EHOSTUNREACH: 'No way leads to the host at the moment.',
  ENETUNREACH: 'No way leads to the host at the moment.',
  CERT_HAS_EXPIRED: 'The certificate of the host has expired.',
};

/** A fault as a sentence for the owner. @param before begins the sentence if only the host's own words are known. */
export function feedFault(error: unknown, before: string): FeedFault {
  if (error instanceof FeedFault) return error;
  const { code = '', message, name } = error as NodeJS.ErrnoException;
  const known = CONNECTION_FAULTS[code];
  return new FeedFault(known ? `${known} (${code})` : `${before}: ${(message || name).replace(/\.$/, '')}.`);
}

/** The fault of a host that took longer than it may. */
export const tooSlow = ({ seconds }: FetchBounds): FeedFault =>
  new FeedFault(`The host didn’t send the whole file within ${seconds} seconds.`);

/**
 * Decides how a host is connected to.
 * @returns whether it's one in a private network that the configuration names, and the options for the connection.
 * @throws FeedFault for any other host in a private network.
 */
export function route(
  host: string,
  port: number,
  { privateHosts }: FetchBounds,
): { readonly isPrivate: boolean; readonly options: { readonly lookup?: typeof publicLookup } } {
  if (privateHosts.includes(`${host}:${port}`)) return { isPrivate: true, options: {} };
  if (isPrivateLiteral(host)) throw new FeedFault(`${host} ${ON_PRIVATE_NETWORK}.`);
  return { isPrivate: false, options: { lookup: publicLookup } };
}

/** Collects a file's bytes. A trial ends with the first of them. @throws FeedFault beyond the limit. */
export async function collect(
  chunks: AsyncIterable<Uint8Array>,
  { bytes: most, isTrial }: FetchBounds,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > most) throw tooLarge(most);
    parts.push(chunk);
    if (isTrial) break;
  }
  return Buffer.concat(parts);
}

/** The fault of a file beyond the limit. */
export const tooLarge = (most: number): FeedFault =>
  new FeedFault(`A file can be up to ${Math.floor(most / 1024 / 1024)} MB; this one is larger.`);
