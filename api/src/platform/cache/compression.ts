import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export type Encoding = 'br' | 'gzip';

/** In order of preference. */
const ENCODINGS: readonly Encoding[] = ['br', 'gzip'];
/** Shorter bodies don't gain from compression. */
export const WORTH_COMPRESSING_BYTES = 1_024;
const DYNAMIC_BROTLI_QUALITY = 4;
/** The best compression that doesn't delay the first visitor, for text compressed once and sent often. */
const KEPT_BROTLI_QUALITY = 5;

/** Compresses text that is cached and sent often. */
export const compressors: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: KEPT_BROTLI_QUALITY } }),
  gzip: (bytes) => promisify(gzip)(bytes),
};

export const unpackBrotli = promisify(brotliDecompress);

/** The best encoding the client accepts for a body of `size` bytes; null to send it uncompressed. */
export function encodingFor(request: FastifyRequest, size: number): Encoding | null {
  if (size < WORTH_COMPRESSING_BYTES) return null;
  const accepted = (request.headers['accept-encoding'] ?? '')
    .split(',')
    .flatMap((coding) => (/;\s*q=0(?:\.0*)?\s*$/.test(coding) ? [] : [coding.split(';')[0]?.trim()]));
  return ENCODINGS.find((encoding) => accepted.includes(encoding)) ?? null;
}

/**
 * Compresses every answer that the response cache hasn't. Register it after the cache, whose hook must run first, and
 * before the routes.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: [...ENCODINGS],
    threshold: WORTH_COMPRESSING_BYTES,
    // Flush after each chunk of a stream; otherwise the compressor would buffer megabytes.
    brotliOptions: {
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: DYNAMIC_BROTLI_QUALITY },
    },
    zlibOptions: { flush: constants.Z_SYNC_FLUSH },
  });
}
