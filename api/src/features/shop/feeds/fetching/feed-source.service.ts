import { Service } from '../../../../platform/services/services.ts';
import { TABLE_LIMITS } from '../../../../platform/tables/table-limits.ts';
import type { FeedTransport } from '../record/feed.enums.ts';
import type { SupplierFeed } from '../record/supplier-feed.entity.ts';
import { FeedFault, type FeedFile, type FetchBounds } from '../transports/feed-source.ts';
import { readFromFolder } from '../transports/folder-transport.ts';
import { fetchByHttps } from '../transports/https-transport.ts';
import { fetchBySftp } from '../transports/sftp-transport.ts';

/** How long a host has to show that the connection works. */
const TRIAL_SECONDS = 12;
const WEB_PAGE = /^\s*(?:<!doctype html|<html)/i;
const HEAD = 512;
const HIDDEN = '•••';

type Fetched = Pick<SupplierFeed, 'transport' | 'address' | 'username' | 'secretName' | 'hostKey'>;

/** Gets the files of feeds from where they are. */
export class FeedSourceService extends Service {
  /**
   * Fetches a feed's newest file. No transaction may be open, because a host may be slow.
   * @throws FeedFault with a sentence for the owner if there's none.
   */
  fetch(feed: Fetched): Promise<FeedFile> {
    return this.#get(feed, this.platform.config.suppliers.fetchSeconds, false);
  }

  /** Gets the beginning of a feed's newest file, to see whether that works. @throws FeedFault as {@link fetch} does. */
  tryOut(feed: Fetched): Promise<FeedFile> {
    return this.#get(feed, TRIAL_SECONDS, true);
  }

  async #get(feed: Fetched, seconds: number, isTrial: boolean): Promise<FeedFile> {
    const { secrets, privateHosts, folder } = this.platform.config.suppliers;
    const { transport, address, username, secretName, hostKey } = feed;
    const secret = secretName === null ? null : (secrets.get(secretName) ?? null);
    if (secretName !== null && !secret)
      throw new FeedFault(`${secretName} isn’t set where the shop is started.`);
    const source = { address, username, secret, hostKey };
    const bounds: FetchBounds = {
      signal: AbortSignal.timeout(seconds * 1_000),
      seconds,
      bytes: TABLE_LIMITS.bytes,
      isTrial,
      privateHosts,
    };
    const get: Readonly<Record<FeedTransport, () => Promise<FeedFile>>> = {
      HTTPS: () => fetchByHttps(source, bounds),
      SFTP: () => fetchBySftp(source, bounds),
      FOLDER: () => readFromFolder(folder, address, this.platform.now(), bounds),
      UPLOAD: () => Promise.reject(new FeedFault('The files of this feed are sent to the shop.')),
    };
    const file = await get[transport]().catch((error: unknown) => {
      throw secret ? withoutSecret(error, secret.value) : error;
    });
    const fault = faultOf(file.bytes);
    if (fault) throw new FeedFault(fault);
    return file;
  }
}

/** A host's words can repeat what was sent to it. */
const withoutSecret = (error: unknown, secret: string): unknown =>
  error instanceof FeedFault && error.message.includes(secret)
    ? new FeedFault(error.message.replaceAll(secret, HIDDEN))
    : error;

/** Why bytes can't be a table, a sentence; null if they may be one. */
export function faultOf(bytes: Uint8Array): string | null {
  if (bytes.length === 0) return 'The file is empty.';
  return WEB_PAGE.test(new TextDecoder().decode(bytes.subarray(0, HEAD)))
    ? 'The file is a web page instead of a table.'
    : null;
}
