import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export type Encoding = 'br' | 'gzip';

/** In order of preference. */
const ENCODINGS: readonly Encoding[] = ['br', 'gzip'];
/** Shorter texts do not gain from compression. */
const WORTH_COMPRESSING_BYTES = 1_024;
const DYNAMIC_BROTLI_QUALITY = 4;
/** The smallest size that does not hold up the first visitor, for text compressed once and sent often. */
const KEPT_BROTLI_QUALITY = 5;

/** Compresses a text that is cached and sent often. */
export const compressors: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: KEPT_BROTLI_QUALITY } }),
  gzip: (bytes) => promisify(gzip)(bytes),
};

/** The best encoding for a body of this size that the visitor accepts; null to send it as it is. */
export function encodingFor(request: FastifyRequest, size: number): Encoding | null {
  if (size < WORTH_COMPRESSING_BYTES) return null;
  const accepted = (request.headers['accept-encoding'] ?? '')
    .split(',')
    .flatMap((coding) => (/;\s*q=0(?:\.0*)?\s*$/.test(coding) ? [] : [coding.split(';')[0]?.trim()]));
  return ENCODINGS.find((encoding) => accepted.includes(encoding)) ?? null;
}

/**
 * Compresses every answer that the response cache has not compressed already. Register it after the cache,
 * whose hook must come first, and before the routes.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: [...ENCODINGS],
    threshold: WORTH_COMPRESSING_BYTES,
    // Flushes each chunk of a stream: a compressor would otherwise wait for megabytes.
    brotliOptions: {
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: DYNAMIC_BROTLI_QUALITY },
    },
    zlibOptions: { flush: constants.Z_SYNC_FLUSH },
  });
}
