import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCodeOf } from '../platform/process/error-code.ts';
import { BackupRefusal } from './backup-refusal.ts';
import type { Part } from './part.ts';

/** Increase it when older builds can't restore the new format. */
const FORMAT = 1;
const FILE = 'manifest.json';

/** A table and the columns that are copied: all but generated ones. */
export interface CopiedTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: number;
}

/** A backup's contents. It's written last, so a folder without it isn't a complete backup. */
export interface Manifest {
  readonly madeAt: string;
  /** The migrations the database had; they decide which builds can restore it. */
  readonly migrations: readonly string[];
  readonly tables: readonly CopiedTable[];
  /** The last value each sequence returned. */
  readonly sequences: Readonly<Record<string, string>>;
  readonly parts: readonly Part[];
}

const digestOf = (backup: Manifest): string =>
  createHash('sha256').update(JSON.stringify(backup)).digest('hex');

/** Writes a backup's manifest, with its own SHA-256. */
export async function writeManifest(folder: string, backup: Manifest): Promise<void> {
  const content = JSON.stringify({ format: FORMAT, sha256: digestOf(backup), backup }, null, 2);
  await writeFile(join(folder, FILE), content, { mode: 0o600, flush: true });
}

async function readContent(folder: string): Promise<string> {
  try {
    return await readFile(join(folder, FILE), 'utf8');
  } catch (error) {
    throw new BackupRefusal(
      `${folder} is not a complete backup: its ${FILE} can’t be read (${errorCodeOf(error)}).`,
    );
  }
}

/**
 * Reads and checks a backup's manifest.
 * @throws BackupRefusal if it's missing or damaged, or if a newer build wrote it.
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const content = await readContent(folder);
  try {
    const { format, sha256, backup } = JSON.parse(content) as {
      readonly format: number;
      readonly sha256: string;
      readonly backup: Manifest;
    };
    if (format > FORMAT)
      throw new BackupRefusal(
        `A newer version of the shop made this backup: its format is ${format}, and this version knows ` +
          `${FORMAT}. Restore it with the newer version.`,
      );
    if (digestOf(backup) === sha256) return backup;
  } catch (error) {
    if (error instanceof BackupRefusal) throw error;
  }
  throw new BackupRefusal(`The backup is broken: ${FILE} has changed since it was written. Use another one.`);
}
