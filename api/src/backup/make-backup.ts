import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from '../platform/files/file-store.ts';
import { errorCodeOf } from '../platform/process/error-code.ts';
import { BackupRefusal } from './backup-refusal.ts';
import { copyTables } from './copy-tables.ts';
import { copyFiles, originalFiles, ownFiles } from './file-source.ts';
import { writeManifest, type Manifest } from './manifest.ts';

export interface CopiedShop {
  /** Connection string for a role that can read all tables. */
  readonly databaseUrl: string;
  readonly files: FileStore;
  readonly data: FileStore;
  /** The name prefixes of files that can't be regenerated. */
  readonly originals: readonly string[];
}

/** For example `treadline-2026-11-26T02-15-00Z`, which sorts by time. */
const nameAt = (now: Date): string => `treadline-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

async function makeFolder(into: string, draft: string): Promise<void> {
  try {
    await mkdir(into, { recursive: true, mode: 0o700 });
    await mkdir(draft, { mode: 0o700 });
  } catch (error) {
    throw new BackupRefusal(
      `Can’t write a backup to ${into} (${errorCodeOf(error)}). Choose another folder.`,
    );
  }
}

/**
 * Copies a shop into a new folder within `into`; the shop can go on selling meanwhile. The shop writes a file before
 * the rows that name it and deletes it after them, so files are copied before the tables, and new files again
 * afterwards. The folder's name ends in `.partial` until the backup is complete.
 * @throws BackupRefusal if the folder can't be written to or the database holds no shop.
 * @throws FilesAway if the file store doesn't answer.
 */
export async function makeBackup(
  { databaseUrl, files, data, originals }: CopiedShop,
  into: string,
  now: Date,
): Promise<{ readonly folder: string; readonly manifest: Manifest }> {
  const folder = join(into, nameAt(now));
  const draft = `${folder}.partial`;
  await makeFolder(into, draft);
  try {
    const source = originalFiles(files, originals);
    const before = await copyFiles(source, draft);
    const database = await copyTables(databaseUrl, draft);
    const parts = [
      ...database.parts,
      ...before,
      ...(await copyFiles(source, draft, before)),
      ...(await copyFiles(ownFiles(data), draft)),
    ];
    const manifest: Manifest = { madeAt: now.toISOString(), ...database, parts };
    await writeManifest(draft, manifest);
    await rename(draft, folder);
    return { folder, manifest };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}
