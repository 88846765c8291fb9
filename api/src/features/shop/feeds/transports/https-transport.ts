import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { bareHost } from '../../../../platform/http/public-address.ts';
import {
  collect,
  FeedFault,
  feedFault,
  route,
  tooLarge,
  tooSlow,
  type FeedFile,
  type FeedSource,
  type FetchBounds,
} from './feed-source.ts';

const MOST_REDIRECTS = 3;
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];
const MOST_WORDS = 200;

/**
 * Downloads a file. Redirects are followed a few times, and each target is checked like the first address.
 * @throws FeedFault if it can't be downloaded whole within the bounds.
 */
export async function fetchByHttps(source: FeedSource, bounds: FetchBounds): Promise<FeedFile> {
  try {
    return await follow(new URL(source.address), source, bounds, MOST_REDIRECTS);
  } catch (error) {
    if (bounds.signal.aborted) throw tooSlow(bounds);
    throw feedFault(error, 'The host can’t be reached');
  }
}

async function follow(url: URL, source: FeedSource, bounds: FetchBounds, left: number): Promise<FeedFile> {
  const response = await get(url, source, bounds);
  try {
    const { statusCode = 0, headers } = response;
    if (REDIRECTS.includes(statusCode)) {
      if (left === 0) throw new FeedFault(`The host redirects more than ${MOST_REDIRECTS} times.`);
      const target = URL.parse(headers.location ?? '', url);
      if (!target) throw new FeedFault('The host redirects to no address.');
      return await follow(target, source, bounds, left - 1);
    }
    if (statusCode !== 200)
      throw new FeedFault(`The host answered ${statusCode}${await wordsIn(response, bounds)}.`);
    const encoding = headers['content-encoding'] ?? 'identity';
    if (encoding !== 'identity')
      throw new FeedFault(`The host packs the file (${encoding}) although it was asked not to.`);
    if (Number(headers['content-length']) > bounds.bytes) throw tooLarge(bounds.bytes);
    return { name: nameOf(url), bytes: await whole(response, bounds), hostKey: null };
  } finally {
    response.destroy();
  }
}

async function whole(response: IncomingMessage, bounds: FetchBounds): Promise<Uint8Array> {
  try {
    return await collect(response, bounds);
  } catch (error) {
    if (error instanceof FeedFault || bounds.signal.aborted) throw error;
    throw new FeedFault('The host ended the connection in the middle of the file.');
  }
}

function get(url: URL, source: FeedSource, bounds: FetchBounds): Promise<IncomingMessage> {
  const host = bareHost(url);
  const isPlain = url.protocol === 'http:';
  const { isPrivate, options } = route(host, Number(url.port) || (isPlain ? 80 : 443), bounds);
  if (url.protocol !== 'https:' && !(isPlain && isPrivate))
    throw new FeedFault(`The address must start with https://; ${url.protocol}//${url.host} doesn’t.`);
  return new Promise((resolve, reject) => {
    (isPlain ? http : https)
      .get(
        {
          ...urlParts(url),
          ...options,
          agent: false,
          signal: bounds.signal,
          headers: headersFor(host, source),
        },
        resolve,
      )
      .on('error', reject);
  });
}

/** Without the user name and password that a redirect may have in its address. */
const urlParts = (url: URL): http.RequestOptions => ({
  hostname: bareHost(url),
  port: url.port,
  path: `${url.pathname}${url.search}`,
});

/** The secret goes to its own host alone, so a redirect elsewhere doesn't carry it along. */
function headersFor(host: string, { username, secret }: FeedSource): Record<string, string> {
  const headers = { 'accept-encoding': 'identity', 'user-agent': 'Treadline-Feeds/1' };
  if (secret?.host !== host) return headers;
  const authorization = username
    ? `Basic ${Buffer.from(`${username}:${secret.value}`).toString('base64')}`
    : `Bearer ${secret.value}`;
  return { ...headers, authorization };
}

/** The beginning of an error's page, as text. */
async function wordsIn(response: IncomingMessage, bounds: FetchBounds): Promise<string> {
  const bytes = await collect(response, { ...bounds, isTrial: true }).catch(() => Buffer.of());
  const words = Buffer.from(bytes)
    .toString('utf8')
    .replaceAll(/<(style|script)\b[^]*?<\/\1>|<[^>]*>/gi, ' ')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, MOST_WORDS)
    .replace(/\.$/, '');
  return words && `: ${words}`;
}

const nameOf = ({ pathname, host }: URL): string => {
  const last = pathname.slice(pathname.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(last) || host;
  } catch {
    return last;
  }
};
