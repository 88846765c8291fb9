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
  /** Its path in the folder of the backup, with slashes. */
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** Passes bytes on, and counts them. */
const counting = (hash: Hash, size: { bytes: number }) =>
  async function* pass(chunks: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
    for await (const chunk of chunks) {
      hash.update(chunk);
      size.bytes += chunk.length;
      yield chunk;
    }
  };

/** Writes a part, readable by its owner only: it may hold personal data. Compressed if its name ends with `.gz`. */
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
 * Compares a part with what was written.
 * @throws BackupRefusal if it is missing, cut short or changed.
 */
export async function checkPart(folder: string, part: Part): Promise<void> {
  const { name, bytes, sha256 } = part;
  const hash = createHash('sha256');
  const size = { bytes: 0 };
  try {
    await finished(Readable.from(counting(hash, size)(createReadStream(join(folder, name)))).resume());
  } catch (error) {
    throw new BackupRefusal(
      `The backup is broken: ${name} cannot be read (${errorCodeOf(error)}). Take another one.`,
    );
  }
  if (size.bytes !== bytes)
    throw new BackupRefusal(
      `The backup is broken: ${name} has ${size.bytes} of its ${bytes} bytes. Take another one.`,
    );
  if (hash.digest('hex') !== sha256)
    throw new BackupRefusal(`The backup is broken: ${name} is not as it was written. Take another one.`);
}
