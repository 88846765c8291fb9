import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { matchesTag } from './entity-tag.ts';

/** Whole answers, as bytes, ready to be sent again. */
interface Answer {
  readonly type: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly bytes: Buffer;
  /** Filled when first asked for: compressing once serves everybody. */
  readonly encoded: Map<Encoding, Buffer>;
}

type Encoding = 'br' | 'gzip';

declare module 'fastify' {
  interface FastifyRequest {
    /** Under which the answer to this request may be kept; absent when it must not be. */
    cacheKey?: string;
  }
}

const MAX_BYTES = 64 * 1024 * 1024;
const MAX_AGE_MS = 60_000;
/** Best size for text that is compressed once and sent often, without holding up the first to ask. */
const BROTLI_QUALITY = 5;
/** Best first. */
const ENCODINGS: readonly Encoding[] = ['br', 'gzip'];
/** Headers that belong to the answer and not to one exchange. */
const KEPT_HEADERS = ['cache-control', 'x-robots-tag', 'link', 'vary'] as const;

const compressors: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (bytes) => promisify(gzip)(bytes),
};

function encodingFor(request: FastifyRequest): Encoding | null {
  const accepted = (request.headers['accept-encoding'] ?? '')
    .split(',')
    .flatMap((coding) => (/;\s*q=0(?:\.0*)?\s*$/.test(coding) ? [] : [coding.split(';')[0]?.trim()]));
  return ENCODINGS.find((encoding) => accepted.includes(encoding)) ?? null;
}

/** Public for a while says `Cache-Control`, which Apollo works out from the schema's hints and pages set themselves. */
function mayBeKept(reply: FastifyReply): boolean {
  const policy = String(reply.getHeader('cache-control') ?? '');
  return reply.statusCode === 200 && /\bpublic\b/.test(policy) && /(max-age|s-maxage)=[1-9]/.test(policy);
}

/**
 * Keeps whole public answers (GraphQL and pages alike) for one version of the data and at most a minute.
 * It obeys the answer's own Cache-Control, so nothing that depends on who asks is ever kept.
 * @param keyOf the request's identity, or null for requests whose answers must not be shared.
 * @param stamp the version of all data: a change makes every kept answer unreachable at once.
 */
export function installAnswerCache(
  app: FastifyInstance,
  keyOf: (request: FastifyRequest) => string | null,
  stamp: () => string,
): void {
  const answers = new LRUCache<string, Answer>({
    maxSize: MAX_BYTES,
    ttl: MAX_AGE_MS,
    sizeCalculation: ({ bytes }) => bytes.length + 1,
  });

  async function send(request: FastifyRequest, reply: FastifyReply, answer: Answer): Promise<FastifyReply> {
    void reply.headers({
      vary: 'Accept-Encoding',
      ...answer.headers,
      'content-type': answer.type,
      etag: answer.etag,
      'x-cache': 'hit',
    });
    if (matchesTag(request.headers['if-none-match'] ?? '', answer.etag)) return reply.code(304).send();
    const encoding = encodingFor(request);
    if (!encoding) return reply.send(answer.bytes);
    let bytes = answer.encoded.get(encoding);
    if (!bytes) {
      bytes = await compressors[encoding](answer.bytes);
      answer.encoded.set(encoding, bytes);
    }
    return reply.header('content-encoding', encoding).send(bytes);
  }

  app.addHook('preHandler', async (request, reply) => {
    const identity = keyOf(request);
    if (identity === null) return;
    const key = `${stamp()} ${createHash('sha1').update(identity).digest('base64url')}`;
    const answer = answers.get(key);
    if (answer) return send(request, reply, answer);
    request.cacheKey = key;
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const { cacheKey } = request;
    if (!cacheKey || typeof payload !== 'string' || !mayBeKept(reply)) return payload;
    const bytes = Buffer.from(payload);
    const headers = Object.fromEntries(
      KEPT_HEADERS.flatMap((name) => (reply.hasHeader(name) ? [[name, String(reply.getHeader(name))]] : [])),
    );
    const etag = `"${createHash('sha1').update(bytes).digest('base64url')}"`;
    answers.set(cacheKey, {
      type: String(reply.getHeader('content-type')),
      headers,
      etag,
      bytes,
      encoded: new Map(),
    });
    void reply.header('etag', etag);
    return payload;
  });
}
