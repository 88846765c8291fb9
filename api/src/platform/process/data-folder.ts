import { accessSync, constants, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../config/environment.ts';
import { errorCodeOf } from './error-code.ts';
import { isRunning, startOf } from './running-process.ts';

/** The lock file of the process that owns the data folder: its process number and start time. */
const NOTE = 'shop.pid';

/**
 * Creates the data folder if it's missing.
 * @throws ConfigError if it isn't a folder or isn't writable.
 */
export function makeDataFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new ConfigError(
      `DATA_DIR must be a folder that the shop can write to; ${dataDir} is not ` + `(${errorCodeOf(error)}).`,
    );
  }
}

/**
 * Locks a data folder for this process, because two shops on one folder would end each other's database. Ignores the
 * lock file of a killed process. Returns a function that releases the lock.
 * @throws ConfigError if another shop, or this very process, holds the folder.
 */
export function claimDataFolder(dataDir: string): () => void {
  makeDataFolder(dataDir);
  const note = join(dataDir, NOTE);
  // Written first and then linked into place, so that nobody reads half a file.
  const draft = `${note}.${process.pid}`;
  writeFileSync(draft, `${process.pid}\n${startOf(process.pid) ?? ''}\n`);
  try {
    while (!isPlaced(draft, note)) {
      const owner = livingOwner(note);
      if (owner !== null)
        throw new ConfigError(
          `A shop is already running on this data folder (process ${owner}). Stop it, or set DATA_DIR.`,
        );
      rmSync(note, { force: true });
    }
  } finally {
    rmSync(draft, { force: true });
  }
  return () => rmSync(note, { force: true });
}

function isPlaced(draft: string, note: string): boolean {
  try {
    linkSync(draft, note);
    return true;
  } catch (error) {
    if (errorCodeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/**
 * The process that wrote the lock file, if it's still running; null otherwise, also if its number now belongs to a
 * process with another start time.
 */
function livingOwner(note: string): number | null {
  const [pid, start] = readNote(note);
  return isRunning(pid) && (startOf(pid) ?? '') === start ? pid : null;
}

function readNote(note: string): [pid: number, start: string] {
  try {
    const [pid, start = ''] = readFileSync(note, 'utf8').split('\n');
    return [Number(pid), start];
  } catch {
    return [0, ''];
  }
}
