import { constants } from 'node:fs';
import { open, readdir, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { errorCodeOf } from '../../../../platform/process/error-code.ts';
import { collect, FeedFault, NoFileYet, tooLarge, type FeedFile, type FetchBounds } from './feed-source.ts';
import { newestMatch, patternOf } from './file-pattern.ts';

/** A file that was written more recently may not be complete. */
const STILL_MS = 30_000;
/** A link isn't followed, and a pipe isn't waited for. Windows has neither flag. */
const PLAIN_FILE = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/**
 * Reads the newest matching file below the folder of suppliers.
 * @param root that folder; null if the configuration names none.
 * @param address a path below it, such as bond/stock-*.csv.
 * @throws FeedFault if it can't be read, NoFileYet if there's none or it's still being written.
 */
export async function readFromFolder(
  root: string | null,
  address: string,
  now: Date,
  bounds: FetchBounds,
): Promise<FeedFile> {
  if (root === null) throw new FeedFault('SUPPLIER_FOLDER isn’t set, so the shop watches no folder.');
  const { folder, pattern } = patternOf(address);
  try {
    const [base, inside] = [await realpath(root), await realpath(join(root, folder))];
    if (inside !== base && !inside.startsWith(`${base}${sep}`))
      throw new FeedFault(`${folder} leads out of the folder of suppliers.`);
    const newest = newestMatch(await listed(inside), pattern);
    if (!newest) throw new NoFileYet(`No file matches ${address}.`);
    return {
      name: newest.name,
      bytes: await readWhole(join(inside, newest.name), now, bounds),
      hostKey: null,
    };
  } catch (error) {
    if (error instanceof FeedFault) throw error;
    const code = errorCodeOf(error);
    throw new FeedFault(`The folder of ${address} can’t be read${code ? ` (${code})` : ''}.`);
  }
}

async function listed(folder: string): Promise<{ name: string; written: number }[]> {
  const entries = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isFile());
  return Promise.all(
    entries.map(async ({ name }) => ({ name, written: (await stat(join(folder, name))).mtimeMs })),
  );
}

async function readWhole(path: string, now: Date, bounds: FetchBounds): Promise<Uint8Array> {
  const file = await open(path, PLAIN_FILE);
  try {
    const before = await file.stat();
    if (!before.isFile()) throw new FeedFault('This isn’t a file.');
    if (before.size > bounds.bytes) throw tooLarge(bounds.bytes);
    if (!bounds.isTrial && now.getTime() - before.mtimeMs < STILL_MS) throw stillWritten(path);
    const bytes = await collect(file.createReadStream({ autoClose: false }), bounds);
    const after = await file.stat();
    if (!bounds.isTrial && (after.size !== bytes.length || after.mtimeMs !== before.mtimeMs))
      throw stillWritten(path);
    return bytes;
  } finally {
    await file.close();
  }
}

const stillWritten = (path: string): NoFileYet =>
  new NoFileYet(`${path.slice(path.lastIndexOf(sep) + 1)} is still being written.`);
