import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressors, encodingFor, type Encoding } from './compression.ts';
import { matchesTag } from './entity-tag.ts';

/** The headers that are cached with an answer; others belong to a single exchange. */
const KEPT_HEADERS = ['content-type', 'cache-control', 'x-robots-tag', 'link', 'vary'] as const;

/** A whole answer as bytes, ready to be sent many times. */
export class CachedResponse {
  /** Size of the uncompressed answer in bytes. */
  readonly size: number;
  readonly #bytes: Buffer;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #etag: string;
  /** Filled on first use: one compression serves all visitors, including those waiting for it. */
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();

  /** @param reply its headers are cached with the text. */
  constructor(reply: FastifyReply, text: string) {
    this.#bytes = Buffer.from(text);
    this.size = this.#bytes.length;
    this.#etag = `"${createHash('sha256').update(this.#bytes).digest('base64url')}"`;
    this.#headers = {
      vary: 'Accept-Encoding',
      ...Object.fromEntries(
        KEPT_HEADERS.flatMap((name) =>
          reply.hasHeader(name) ? [[name, String(reply.getHeader(name))]] : [],
        ),
      ),
      etag: this.#etag,
    };
  }

  /**
   * Sets the answer's headers.
   * @returns its bytes in the best encoding the client accepts.
   */
  async pack(request: FastifyRequest, reply: FastifyReply): Promise<Buffer> {
    void reply.headers(this.#headers);
    const encoding = encodingFor(request, this.size);
    if (!encoding) return this.#bytes;
    void reply.header('content-encoding', encoding);
    const known = this.#compressed.get(encoding);
    if (known) return known;
    const compressed = compressors[encoding](this.#bytes);
    this.#compressed.set(encoding, compressed);
    return compressed;
  }

  /** Sends the answer, or 304 to clients that already have it. */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    void reply.header('x-cache', 'hit');
    if (matchesTag(request.headers['if-none-match'] ?? '', this.#etag))
      return reply.headers(this.#headers).code(304).send();
    return reply.send(await this.pack(request, reply));
  }
}
