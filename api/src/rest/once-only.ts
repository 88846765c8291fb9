import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../platform/context.ts';
import type { KeptReplies, Place, Reply } from './kept-replies.ts';
import { RestFailure, RestRefusal } from './rest-refusal.ts';
import type { Body, OnceOnly, RestInput } from './rest-route.ts';

const DAY_S = 86_400;
/** A client that falls back from one way of sending to another does so within its time-out of half a minute. */
const REPETITION_S = 60;
const MAX_KEY = 255;

type Input = RestInput<unknown, unknown, Body>;

/** A write as it was asked for. */
export interface AskedWrite {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly context: Context;
  readonly input: Input;
  readonly once: OnceOnly<Input, unknown>;
}

const digest = (text: string | Buffer): string => createHash('sha256').update(text).digest('base64url');

function fingerprintOf({ method, url }: FastifyRequest, { body, files }: Input): string {
  return digest(JSON.stringify([method, url, body, files.map(({ bytes }) => digest(bytes))]));
}

/**
 * Whose a key is: two that chose the same words must not meet, and nobody shall be answered what somebody else was. A guest
 * is known by network and program. The cookie of the browser would tell guests of one network apart as well, but it is
 * first set by the very reply that a retry has lost. A guest who retries from another network writes a second time.
 */
function ownerOf({ viewer, network, userAgent }: Context): string {
  return viewer.userId ?? viewer.key?.id ?? `guest ${digest(JSON.stringify([network, userAgent]))}`;
}

/** @throws RestRefusal 400 for a key that cannot be one. */
function placeOfKey({ request, context, input }: AskedWrite): Place | null {
  const given = request.headers['idempotency-key'];
  if (given === undefined) return null;
  if (typeof given !== 'string' || given.trim() === '' || given.length > MAX_KEY)
    throw new RestRefusal(400, `Idempotency-Key must have 1 to ${MAX_KEY} characters.`);
  return { owner: ownerOf(context), key: `key ${given.trim()}`, fingerprint: fingerprintOf(request, input) };
}

/** Answers what was answered before, the cookie included: it may have been lost with the reply. */
function again({ reply, context }: AskedWrite, kept: Reply): Reply {
  void reply.header('idempotency-replayed', 'true').header('cache-control', 'private, no-store');
  if (kept.browserId !== null) context.rememberBrowser(kept.browserId);
  return kept;
}

/** Whether a write that failed has certainly done nothing. */
const didNothing = (error: unknown): boolean =>
  error instanceof RestRefusal && !(error instanceof RestFailure);

/** @throws RestRefusal 422 for a key that came with another request, 409 while nobody knows how the first one ends, or how it ended. */
async function writeUnderKey(
  asked: AskedWrite,
  place: Place,
  replies: KeptReplies,
  write: () => Promise<Reply>,
): Promise<Reply> {
  const standing = await replies.begin(place, DAY_S);
  if (standing.is === 'another')
    throw new RestRefusal(422, 'This Idempotency-Key was used with another request.');
  if (standing.is === 'under way')
    throw new RestRefusal(409, 'The same request is still being worked on.', { retryAfter: 1 });
  if (standing.is === 'unknown')
    throw new RestRefusal(
      409,
      'It is not known what came of the first request with this Idempotency-Key. Please see whether it was done before you send it with another key.',
    );
  if (standing.is === 'done') return again(asked, standing.reply);
  let done: Reply;
  try {
    done = await write();
  } catch (error) {
    if (didNothing(error)) await replies.drop(place);
    throw error;
  }
  await replies.keep(place, done);
  return done;
}

/**
 * Writes, and tells a repetition that came without a key by the shop's own refusal to have the same thing twice: what
 * it refuses for what the same sender has made within the last minute, by a request that said just the same, gets the first reply.
 */
async function writeOrRepeat(
  asked: AskedWrite,
  replies: KeptReplies,
  write: () => Promise<Reply>,
): Promise<Reply> {
  const { request, context, input, once } = asked;
  const { repetition } = once;
  const told = repetition?.of(input);
  if (!repetition || !told) return write();
  const place = {
    owner: ownerOf(context),
    key: `repetition ${request.method} ${request.routeOptions.url ?? ''} ${told.of}`,
    fingerprint: digest(JSON.stringify(told.values)),
  };
  let done: Reply;
  try {
    done = await write();
  } catch (error) {
    if (!(error instanceof RestRefusal)) throw error;
    const first = await replies.find(place);
    if (first && repetition.isInTheWay(JSON.parse(first.body), error)) return again(asked, first);
    throw error;
  }
  await replies.remember(place, done, REPETITION_S);
  return done;
}

/**
 * Does a write once, however often it is asked for: under its Idempotency-Key for a day, or, for paths that say how a
 * repetition is told, for a minute without one. Who asks again gets the first reply. A refusal did nothing and is not
 * kept; of what failed otherwise nobody knows how far it came, so it is not tried again under the same key.
 */
export async function onceOnly(
  asked: AskedWrite,
  replies: KeptReplies,
  write: () => Promise<Reply>,
): Promise<Reply> {
  const place = placeOfKey(asked);
  return place ? writeUnderKey(asked, place, replies, write) : writeOrRepeat(asked, replies, write);
}
