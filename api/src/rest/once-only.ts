import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../platform/context.ts';
import type { KeptReplies, Reply } from './kept-replies.ts';
import { RestRefusal } from './rest-refusal.ts';
import type { Body, OnceOnly, RestInput } from './rest-route.ts';

const DAY_S = 86_400;
/** A client that falls back from one way of sending to another does so within its time-out of half a minute. */
const REPETITION_S = 60;
const MAX_KEY = 255;

type Input = RestInput<unknown, unknown, Body>;

/** Under what a write is kept from happening twice. */
interface Claim {
  readonly owner: string;
  readonly key: string;
  readonly fingerprint: string;
  readonly seconds: number;
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
function claimOf(request: FastifyRequest, context: Context, once: OnceOnly<Input>, input: Input): Claim | null {
  const owner = ownerOf(context);
  const given = request.headers['idempotency-key'];
  if (given !== undefined) {
    if (typeof given !== 'string' || given.trim() === '' || given.length > MAX_KEY) throw new RestRefusal(400, `Idempotency-Key must have 1 to ${MAX_KEY} characters.`);
    return { owner, key: `key ${given.trim()}`, fingerprint: fingerprintOf(request, input), seconds: DAY_S };
  }
  const repetition = once.repetition(input);
  return repetition === null ? null : { owner, key: `repetition ${request.method} ${request.url} ${repetition}`, fingerprint: '', seconds: REPETITION_S };
}

/**
 * Does a write once, however often it is asked for: under its Idempotency-Key for a day, or, for paths that say how a
 * repetition is told, for a minute without one. Who asks again gets the first reply. A refusal did nothing and is not kept.
 * @throws RestRefusal 422 for a key that came with another request, 409 while the first is still being worked on.
 */
export async function onceOnly(replies: KeptReplies, request: FastifyRequest, reply: FastifyReply, context: Context, once: OnceOnly<Input>, input: Input, write: () => Promise<Reply>): Promise<Reply> {
  const claim = claimOf(request, context, once, input);
  if (!claim) return write();
  const { owner, key } = claim;
  const standing = await replies.begin(owner, key, claim.fingerprint, claim.seconds);
  if (standing.is === 'another') throw new RestRefusal(422, 'This Idempotency-Key was used with another request.');
  if (standing.is === 'under way') throw new RestRefusal(409, 'The same request is still being worked on.', { retryAfter: 1 });
  if (standing.is === 'done') {
    void reply.header('idempotency-replayed', 'true');
    return standing.reply;
  }
  try {
    const done = await write();
    await replies.keep(owner, key, done);
    return done;
  } catch (error) {
    await replies.drop(owner, key);
    throw error;
  }
}
