import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export type Encoding = 'br' | 'gzip';

/** Best first. */
const ENCODINGS: readonly Encoding[] = ['br', 'gzip'];
/** Shorter texts gain nothing. */
const WORTH_COMPRESSING_BYTES = 1_024;
const DYNAMIC_BROTLI_QUALITY = 4;
/** Best size for text that is compressed once and sent often, without holding up the first to ask. */
const KEPT_BROTLI_QUALITY = 5;

/** Compresses what is kept and sent often. */
export const compressors: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: KEPT_BROTLI_QUALITY } }),
  gzip: (bytes) => promisify(gzip)(bytes),
};

/** The encoding in which a visitor is best sent so many bytes; null sends them as they are. */
export function encodingFor(request: FastifyRequest, size: number): Encoding | null {
  if (size < WORTH_COMPRESSING_BYTES) return null;
  const accepted = (request.headers['accept-encoding'] ?? '')
    .split(',')
    .flatMap((coding) => (/;\s*q=0(?:\.0*)?\s*$/.test(coding) ? [] : [coding.split(';')[0]?.trim()]));
  return ENCODINGS.find((encoding) => accepted.includes(encoding)) ?? null;
}

/**
 * Compresses every answer of a route that the answer cache has not compressed already. Register it after the cache,
 * whose hook must come first, and before the routes.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: [...ENCODINGS],
    threshold: WORTH_COMPRESSING_BYTES,
    // What is written piece by piece leaves piece by piece: a compressor waits for megabytes of its own accord.
    brotliOptions: {
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: DYNAMIC_BROTLI_QUALITY },
    },
    zlibOptions: { flush: constants.Z_SYNC_FLUSH },
  });
}
