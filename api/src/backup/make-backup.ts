import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from '../platform/files/file-store.ts';
import { errorCodeOf } from '../platform/process/error-code.ts';
import { BackupRefusal } from './backup-refusal.ts';
import { copyTables } from './copy-tables.ts';
import { copyFiles, originalFiles, ownFiles } from './file-source.ts';
import { writeManifest, type Manifest } from './manifest.ts';

/** A shop to be copied. */
export interface CopiedShop {
  /** Connection string of a role that may read all tables. */
  readonly databaseUrl: string;
  /** Its store of files. */
  readonly files: FileStore;
  /** Its data folder. */
  readonly data: FileStore;
  /** What the names of files begin with that cannot be made again. */
  readonly originals: readonly string[];
}

/** For example `treadline-2026-11-26T02-15-00Z`: sorted by time. */
const nameAt = (now: Date): string => `treadline-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

async function makeFolder(into: string, draft: string): Promise<void> {
  try {
    await mkdir(into, { recursive: true, mode: 0o700 });
    await mkdir(draft, { mode: 0o700 });
  } catch (error) {
    throw new BackupRefusal(
      `No backup can be written to ${into} (${errorCodeOf(error)}). Name another folder.`,
    );
  }
}

/**
 * Copies a shop, which may go on selling, into a new folder within `into`. Files are written before the rows that name
 * them and erased after them; so they are copied before the tables, and those that came meanwhile afterwards. Until it
 * is whole, the folder's name ends with `.partial`.
 * @throws BackupRefusal if the folder cannot be written to or the database holds no shop.
 * @throws FilesAway if the store of files does not answer.
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
