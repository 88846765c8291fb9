import { randomUUID } from 'node:crypto';
import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { errorCodeOf } from './error-code.ts';
import { isRunning } from './running-process.ts';

/**
 * A draft's name holds the machine and process that write it, so that others can tell whether they're still running.
 */
const DRAFT = /\.(?<machine>[\w-]+)\.(?<pid>\d+)\.[\da-f-]{36}\.tmp$/;
const MACHINE = hostname().replaceAll(/[^\w-]/g, '-');
/** No draft takes longer, wherever it's written. */
const GIVEN_UP_AFTER_MS = 60 * 60_000;

/**
 * Writes or replaces a file atomically: writes a draft beside it and renames that. Readers never see half of it.
 * @param mode the file's permissions; the system's default if omitted.
 * @throws the system's error, after removing the draft.
 */
export async function writeWhole(path: string, content: Buffer | string, mode?: number): Promise<void> {
  const draft = `${path}.${MACHINE}.${process.pid}.${randomUUID()}.tmp`;
  try {
    await writeFile(draft, content, mode === undefined ? {} : { mode });
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
}

/**
 * Removes drafts that killed processes left in a folder and below it. Call it at the start, before this process writes.
 * Drafts of other machines that share the folder are left alone for an hour.
 */
export async function sweepDrafts(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (errorCodeOf(error) === 'ENOENT') return [];
    throw error;
  });
  for (const entry of entries) {
    const { machine, pid } = DRAFT.exec(entry.name)?.groups ?? {};
    if (machine === undefined || !entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    if (await isAbandoned(path, machine, Number(pid))) await rm(path, { force: true });
  }
}

async function isAbandoned(path: string, machine: string, pid: number): Promise<boolean> {
  // In a container, each process of the shop has the same number as its predecessor.
  if (machine === MACHINE) return pid === process.pid || !isRunning(pid);
  const found = await stat(path).catch(() => null);
  return found !== null && Date.now() - found.mtimeMs > GIVEN_UP_AFTER_MS;
}
