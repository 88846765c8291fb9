import { createHash } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { promisify } from 'node:util';
import ssh2, { type SFTPWrapper } from 'ssh2';
import { bareHost } from '../../../../platform/http/public-address.ts';
import {
  collect,
  FeedFault,
  feedFault,
  NoFileYet,
  route,
  tooLarge,
  tooSlow,
  type FeedFile,
  type FeedSource,
  type FetchBounds,
} from './feed-source.ts';
import { newestMatch, patternOf } from './file-pattern.ts';

const SSH_PORT = 22;
const PRIVATE_KEY = '-----BEGIN';

/** A host's key as `ssh-keygen -l` shows it. */
const fingerprintOf = (key: Buffer): string =>
  `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;

/**
 * Fetches the newest matching file by SFTP. The secret is sent only once the host has proved its key.
 * @throws FeedFault if it can't be fetched whole within the bounds, or the host has another key than before.
 */
export async function fetchBySftp(source: FeedSource, bounds: FetchBounds): Promise<FeedFile> {
  const url = new URL(source.address);
  const host = bareHost(url);
  const port = Number(url.port) || SSH_PORT;
  const { options } = route(host, port, bounds);
  const client = new ssh2.Client();
  const socket = connect({ host, port, noDelay: true, ...options });
  const seen: { key: string | null } = { key: null };
  const isDenied = (): boolean => source.hostKey !== null && seen.key !== null && seen.key !== source.hostKey;
  try {
    const ended = endOf(client, socket, bounds);
    const working = (async () => {
      const sftp = await openSftp(client, socket, source, (key) => {
        seen.key = fingerprintOf(key);
        return !isDenied();
      });
      return readNewest(sftp, decodeURIComponent(url.pathname), bounds);
    })();
    working.catch(() => undefined);
    const file = await Promise.race([working, ended]);
    return { ...file, hostKey: seen.key };
  } catch (error) {
    if (bounds.signal.aborted) throw tooSlow(bounds);
    if (isDenied())
      throw new FeedFault(`The host has another key than before: ${seen.key} instead of ${source.hostKey}.`);
    throw feedFault(error, 'The host says');
  } finally {
    client.destroy();
    socket.destroy();
  }
}

/** Rejects as soon as the connection fails or the time is up; a silent host answers no call. */
function endOf(client: ssh2.Client, socket: Socket, bounds: FetchBounds): Promise<never> {
  return new Promise((_resolve, reject) => {
    const stop = (): void => reject(tooSlow(bounds));
    if (bounds.signal.aborted) stop();
    bounds.signal.addEventListener('abort', stop, { once: true });
    client.on('error', reject);
    client.on('close', () => reject(new FeedFault('The host ended the connection.')));
    socket.on('error', reject);
  });
}

function openSftp(
  client: ssh2.Client,
  sock: Socket,
  { username, secret }: FeedSource,
  hostVerifier: (key: Buffer) => boolean,
): Promise<SFTPWrapper> {
  const value = secret?.value ?? '';
  return new Promise((resolve, reject) => {
    client.on('ready', () => client.sftp((error, sftp) => (error ? reject(error) : resolve(sftp))));
    client.connect({
      sock,
      hostVerifier,
      username: username ?? '',
      readyTimeout: 0,
      // An environment variable has the lines of a key in one.
      ...(value.startsWith(PRIVATE_KEY)
        ? { privateKey: value.replaceAll(String.raw`\n`, '\n') }
        : { password: value }),
    });
  });
}

async function readNewest(
  sftp: SFTPWrapper,
  path: string,
  bounds: FetchBounds,
): Promise<Pick<FeedFile, 'name' | 'bytes'>> {
  const { folder, pattern } = patternOf(path);
  const entries = await promisify(sftp.readdir.bind(sftp))(folder);
  const files = entries
    .filter(({ filename, attrs }) => attrs.isFile() && !filename.includes('/'))
    .map(({ filename, attrs }) => ({ name: filename, written: attrs.mtime, size: attrs.size }));
  const newest = newestMatch(files, pattern);
  if (!newest) throw new NoFileYet(`No file of the host matches ${path}.`);
  if (newest.size > bounds.bytes) throw tooLarge(bounds.bytes);
  const full = `${folder}${newest.name}`;
  const bytes = await collect(sftp.createReadStream(full) as AsyncIterable<Buffer>, bounds);
  const { size, mtime } = await promisify(sftp.stat.bind(sftp))(full);
  if (!bounds.isTrial && (size !== bytes.length || mtime !== newest.written))
    throw new NoFileYet(`The host is still writing ${newest.name}.`);
  return { name: newest.name, bytes };
}
