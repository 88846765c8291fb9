import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { errorCodeOf } from '../platform/process/error-code.ts';
import { BackupRefusal } from './backup-refusal.ts';

/** One file of a backup. */
export interface Part {
  /** Its path within the backup folder, with forward slashes. */
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** Passes bytes through, hashing and counting them. */
const counting = (hash: Hash, size: { bytes: number }) =>
  async function* pass(chunks: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
    for await (const chunk of chunks) {
      hash.update(chunk);
      size.bytes += chunk.length;
      yield chunk;
    }
  };

/**
 * Writes a part, gzipped if its name ends in `.gz`. Only the owner can read it, because it may hold personal data.
 */
export async function writePart(folder: string, name: string, content: Buffer | Readable): Promise<Part> {
  const path = join(folder, name);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  const size = { bytes: 0 };
  const source = Buffer.isBuffer(content) ? Readable.from(content) : content;
  const target = createWriteStream(path, { mode: 0o600, flush: true });
  if (name.endsWith('.gz')) await pipeline(source, createGzip(), counting(hash, size), target);
  else await pipeline(source, counting(hash, size), target);
  return { name, bytes: size.bytes, sha256: hash.digest('hex') };
}

/**
 * Checks that a part is as it was written.
 * @throws BackupRefusal if it's missing, truncated or changed.
 */
export async function checkPart(folder: string, part: Part): Promise<void> {
  const { name, bytes, sha256 } = part;
  const hash = createHash('sha256');
  const size = { bytes: 0 };
  try {
    await finished(Readable.from(counting(hash, size)(createReadStream(join(folder, name)))).resume());
  } catch (error) {
    throw new BackupRefusal(
      `The backup is broken: ${name} can’t be read (${errorCodeOf(error)}). Use another one.`,
    );
  }
  if (size.bytes !== bytes)
    throw new BackupRefusal(
      `The backup is broken: ${name} has ${size.bytes} of its ${bytes} bytes. Use another one.`,
    );
  if (hash.digest('hex') !== sha256)
    throw new BackupRefusal(
      `The backup is broken: ${name} has changed since it was written. Use another one.`,
    );
}
