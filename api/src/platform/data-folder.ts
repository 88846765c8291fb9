import { accessSync, constants, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from './config.ts';
import { isRunning, startOf } from './running-process.ts';

/** The note of the process that a data folder belongs to: its number, and when it was started. */
const NOTE = 'shop.pid';

/**
 * Makes the data folder unless it is there.
 * @throws ConfigError when it is no folder, or may not be written to.
 */
export function makeDataFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new ConfigError(
      `DATA_DIR must be a folder that the shop may write to; ${dataDir} is not (${(error as NodeJS.ErrnoException).code}).`,
    );
  }
}

/**
 * Takes a data folder for this process, for two shops on one folder would end each other's database. A note that a
 * killed process left behind does not count. Gives what hands the folder back.
 * @throws ConfigError when another shop, or this very process, has the folder.
 */
export function claimDataFolder(dataDir: string): () => void {
  makeDataFolder(dataDir);
  const note = join(dataDir, NOTE);
  // Linked into place when it is written, so that nobody ever reads half a note.
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
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** The process that wrote the note if it still runs: one that merely has its number was started at another time. */
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
