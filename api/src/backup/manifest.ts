import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCodeOf } from '../platform/process/error-code.ts';
import { BackupRefusal } from './backup-refusal.ts';
import type { Part } from './part.ts';

/** Increase it when an older build could not restore what a backup holds. */
const FORMAT = 1;
const FILE = 'manifest.json';

/** A table of the shop, with the columns that are copied: all but those that the database computes. */
export interface CopiedTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: number;
}

/** What a backup holds. It is written last: a folder without it is no backup. */
export interface Manifest {
  readonly madeAt: string;
  /** The migrations that the database had; they say which builds can restore it. */
  readonly migrations: readonly string[];
  readonly tables: readonly CopiedTable[];
  /** The last number that each sequence gave out. */
  readonly sequences: Readonly<Record<string, string>>;
  readonly parts: readonly Part[];
}

const digestOf = (backup: Manifest): string =>
  createHash('sha256').update(JSON.stringify(backup)).digest('hex');

/** Writes the manifest of a backup, with its own SHA-256. */
export async function writeManifest(folder: string, backup: Manifest): Promise<void> {
  const content = JSON.stringify({ format: FORMAT, sha256: digestOf(backup), backup }, null, 2);
  await writeFile(join(folder, FILE), content, { mode: 0o600, flush: true });
}

async function readContent(folder: string): Promise<string> {
  try {
    return await readFile(join(folder, FILE), 'utf8');
  } catch (error) {
    throw new BackupRefusal(
      `${folder} is not a backup, or one that was interrupted: it has no ${FILE} that can be read ` +
        `(${errorCodeOf(error)}).`,
    );
  }
}

/**
 * Reads the manifest of a backup.
 * @throws BackupRefusal if there is none, it is damaged, or a newer build wrote it.
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
        `A newer version of the shop made this backup: it has format ${format}, and this one knows ` +
          `${FORMAT}. Restore it with that version.`,
      );
    if (digestOf(backup) === sha256) return backup;
  } catch (error) {
    if (error instanceof BackupRefusal) throw error;
  }
  throw new BackupRefusal(`The backup is broken: ${FILE} is not as it was written. Take another one.`);
}
