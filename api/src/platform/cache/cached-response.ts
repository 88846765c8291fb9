import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressors, encodingFor, unpackBrotli, WORTH_COMPRESSING_BYTES } from './compression.ts';
import { matchesTag } from './entity-tag.ts';

/** The headers that are cached with an answer; others belong to a single exchange. */
const KEPT_HEADERS = ['content-type', 'cache-control', 'x-robots-tag', 'link', 'vary'] as const;

/** A whole answer, compressed as almost every client wants it, ready to be sent many times. */
export class CachedResponse {
  readonly #plainSize: number;
  readonly #bytes: Buffer;
  /** Whether the bytes are compressed with Brotli. */
  readonly #isPacked: boolean;
  /** For clients that don't accept Brotli; made for the first. */
  #gzip?: Promise<Buffer>;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #etag: string;

  /** @param reply its headers are cached with the text. */
  static async of(reply: FastifyReply, text: string): Promise<CachedResponse> {
    const plain = Buffer.from(text);
    const isSmall = plain.length < WORTH_COMPRESSING_BYTES;
    return new CachedResponse(reply, plain, isSmall ? plain : await compressors.br(plain));
  }

  private constructor(reply: FastifyReply, plain: Buffer, bytes: Buffer) {
    this.#plainSize = plain.length;
    this.#bytes = bytes;
    this.#isPacked = bytes !== plain;
    this.#etag = `"${createHash('sha256').update(plain).digest('base64url')}"`;
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

  /** Its size in bytes as cached. */
  get size(): number {
    return this.#bytes.length;
  }

  /**
   * Sets the answer's headers.
   * @returns its bytes in the best encoding the client accepts.
   */
  async pack(request: FastifyRequest, reply: FastifyReply): Promise<Buffer> {
    void reply.headers(this.#headers);
    const encoding = encodingFor(request, this.#plainSize);
    if (encoding) void reply.header('content-encoding', encoding);
    if (encoding === 'br' || !this.#isPacked) return this.#bytes;
    if (encoding === 'gzip') return (this.#gzip ??= unpackBrotli(this.#bytes).then(compressors.gzip));
    return unpackBrotli(this.#bytes);
  }

  /** Sets status 304 and the answer's headers if the client already has it. @returns whether it has. */
  notModified(request: FastifyRequest, reply: FastifyReply): boolean {
    if (!matchesTag(request.headers['if-none-match'] ?? '', this.#etag)) return false;
    void reply.headers(this.#headers).code(304);
    return true;
  }

  /** Sends the answer, or 304 to clients that already have it. */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    void reply.header('x-cache', 'hit');
    return this.notModified(request, reply) ? reply.send() : reply.send(await this.pack(request, reply));
  }
}
