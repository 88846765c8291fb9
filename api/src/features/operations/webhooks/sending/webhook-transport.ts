import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import {
  bareHost,
  isPrivateLiteral,
  ON_PRIVATE_NETWORK,
  publicLookup,
} from '../../../../platform/http/public-address.ts';

/** A receiver's response. */
export interface WebhookAnswer {
  readonly statusCode: number;
  /** The body's first bytes, as text the database can store. */
  readonly response: string;
}

const TIMEOUT_MS = 5_000;
const MAX_ANSWER_BYTES = 1_000;

/** Reads as much of a response as the log stores. A truncated one counts too. */
async function firstBytes(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= MAX_ANSWER_BYTES) break;
    }
  } catch (error) {
    if (chunks.length === 0) return error instanceof Error ? `(${error.message})` : '';
  }
  return Buffer.concat(chunks).subarray(0, MAX_ANSWER_BYTES).toString('utf8').replaceAll('\0', '');
}

/**
 * Posts an event. Everything, from name resolution to the last byte, must happen within five seconds; redirects
 * aren't followed.
 * @param privateTargets whether the receiver may be in the shop's own network.
 * @throws Error with a sentence for the log if the receiver doesn't respond.
 */
export function postWebhook(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
  privateTargets: boolean,
): Promise<WebhookAnswer> {
  const target = new URL(url);
  if (!privateTargets && isPrivateLiteral(bareHost(target)))
    return Promise.reject(new Error(`${target.hostname} ${ON_PRIVATE_NETWORK}.`));
  const { request } = target.protocol === 'https:' ? https : http;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  return new Promise((resolve, reject) => {
    let hasStatus = false;
    const outgoing = request(
      target,
      {
        method: 'POST',
        agent: false,
        signal,
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
        ...(privateTargets ? {} : { lookup: publicLookup }),
      },
      (response) => {
        hasStatus = true;
        void firstBytes(response).then((text) =>
          resolve({ statusCode: response.statusCode ?? 0, response: text }),
        );
      },
    );
    outgoing.on('error', (error) => {
      // Once the status has arrived, an error only truncates the body.
      if (!hasStatus)
        reject(signal.aborted ? new Error(`No response within ${TIMEOUT_MS / 1_000} seconds.`) : error);
    });
    outgoing.end(body);
  });
}
