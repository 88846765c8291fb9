import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../platform/services/context.ts';
import { digest } from '../../platform/text/digest.ts';
import { RestFailure, RestRefusal } from '../route/rest-refusal.ts';
import type { Body, OnceOnly, RestInput } from '../route/rest-route.ts';
import type { IdempotencyStore, IdempotencyKey, Reply } from './idempotency-store.ts';

const DAY_S = 86_400;
/** Clients fall back to another format within their time-out of half a minute. */
const REPETITION_S = 60;
const MAX_KEY = 255;

type Input = RestInput<unknown, unknown, Body>;

export interface AskedWrite {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly context: Context;
  readonly input: Input;
  readonly once: OnceOnly<Input, unknown>;
}

/** @param onceKey lets the write itself recognise a repetition. */
type Write = (onceKey?: string) => Promise<Reply>;

function fingerprintOf({ method, url }: FastifyRequest, { body, files }: Input): string {
  return digest(JSON.stringify([method, url, body, files.map(({ bytes }) => digest(bytes))]));
}

/**
 * The owner of a key: two callers who chose the same key mustn't collide, and nobody may receive another caller's
 * answer. A guest is identified by network and user agent. The browser cookie would also tell guests of one network
 * apart, but it's first set by the very reply that a retry has lost. A guest who retries from another network writes a
 * second time.
 */
function ownerOf({ viewer, network, userAgent }: Context): string {
  return viewer.userId ?? viewer.key?.id ?? `guest ${digest(JSON.stringify([network, userAgent]))}`;
}

/** @throws RestRefusal 400 for a malformed key. */
function keyOf({ request, context, input }: AskedWrite): IdempotencyKey | null {
  const given = request.headers['idempotency-key'];
  if (given === undefined) return null;
  if (typeof given !== 'string' || given.trim() === '' || given.length > MAX_KEY)
    throw new RestRefusal(400, `Idempotency-Key must have 1 to ${MAX_KEY} characters.`);
  return { owner: ownerOf(context), key: `key ${given.trim()}`, fingerprint: fingerprintOf(request, input) };
}

/** Replays the earlier answer, cookie included, because it may have been lost with the reply. */
function again({ reply, context }: AskedWrite, kept: Reply): Reply {
  void reply.header('idempotency-replayed', 'true').header('cache-control', 'private, no-store');
  if (kept.browserId !== null) context.rememberBrowser(kept.browserId);
  return kept;
}

/** Whether a failed write certainly did nothing. */
const didNothing = (error: unknown): boolean =>
  error instanceof RestRefusal && !(error instanceof RestFailure);

/**
 * @throws RestRefusal 422 if the key was used with another request, 409 if the first request's outcome is unknown and
 * the write can't be resumed.
 */
async function writeUnderKey(
  asked: AskedWrite,
  key: IdempotencyKey,
  replies: IdempotencyStore,
  write: Write,
): Promise<Reply> {
  const standing = await replies.begin(key, DAY_S);
  if (standing.is === 'another')
    throw new RestRefusal(422, 'This Idempotency-Key has already been used with a different request.');
  if (standing.is === 'under way')
    throw new RestRefusal(409, 'The same request is still being processed.', { retryAfter: 1 });
  if (standing.is === 'unknown' && !asked.once.resumes)
    throw new RestRefusal(
      409,
      'The outcome of the first request with this Idempotency-Key is unknown. Please check whether it ' +
        'succeeded before sending it with another key.',
    );
  if (standing.is === 'done') return again(asked, standing.reply);
  let done: Reply;
  try {
    done = await write(digest(JSON.stringify([key.owner, key.key])));
  } catch (error) {
    if (didNothing(error)) await replies.drop(key);
    throw error;
  }
  await replies.keep(key, done);
  return done;
}

/**
 * Writes. Without a key, a repetition is recognised by the shop's refusal of the duplicate: if the same sender created
 * the record in the last minute with an identical request, the first reply is replayed.
 */
async function writeOrRepeat(asked: AskedWrite, replies: IdempotencyStore, write: Write): Promise<Reply> {
  const { request, context, input, once } = asked;
  const { repetition } = once;
  const told = repetition?.of(input);
  if (!repetition || !told) return write();
  const key = {
    owner: ownerOf(context),
    key: `repetition ${request.method} ${request.routeOptions.url ?? ''} ${told.of}`,
    fingerprint: digest(JSON.stringify(told.values)),
  };
  let done: Reply;
  try {
    done = await write();
  } catch (error) {
    if (!(error instanceof RestRefusal)) throw error;
    const first = await replies.find(key);
    if (first && repetition.isInTheWay(JSON.parse(first.body), error)) return again(asked, first);
    throw error;
  }
  await replies.remember(key, done, REPETITION_S);
  return done;
}

/**
 * Does a write once, however often it's requested: under its Idempotency-Key for a day, or, on paths that recognise a
 * repetition, for a minute without a key. A repetition gets the first reply. A refusal did nothing and isn't stored;
 * how far any other failure got is unknown, so it isn't retried under the same key unless the write recognises its own
 * work.
 */
export async function onceOnly(asked: AskedWrite, replies: IdempotencyStore, write: Write): Promise<Reply> {
  const key = keyOf(asked);
  return key ? writeUnderKey(asked, key, replies, write) : writeOrRepeat(asked, replies, write);
}
