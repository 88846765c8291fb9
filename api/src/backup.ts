import 'reflect-metadata';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BackupRefusal } from './backup/backup-refusal.ts';
import { makeBackup } from './backup/make-backup.ts';
import { features } from './features.ts';
import { readConfig } from './platform/config/config.ts';
import { ConfigError } from './platform/config/environment.ts';
import { checkDatabase } from './platform/database/database-check.ts';
import { reachDatabase } from './platform/database/reach-database.ts';
import { FilesAway } from './platform/files/file-store.ts';
import { openFolder } from './platform/files/folder-store.ts';
import { openFiles } from './platform/files/open-files.ts';
import { runCommand } from './platform/process/run-command.ts';

/** Two folders up from api/dist/backup.js, so the working directory doesn't matter. */
const PROJECT = fileURLToPath(new URL('../../', import.meta.url));
const MEGABYTE = 1_000_000;

/**
 * `backup [folder]`; defaults to a folder beside the data folder, because people delete the data folder to start
 * over.
 */
function folderToBe(dataDir: string): string {
  const [folder, ...others] = process.argv.slice(2);
  if (others.length > 0) throw new ConfigError(`backup takes one folder, but also got ${others.join(' ')}.`);
  return folder ? resolve(folder) : join(dirname(dataDir), 'backups');
}

async function backUp(): Promise<void> {
  const config = readConfig(process.env, PROJECT);
  const into = folderToBe(config.dataDir);
  if (config.databaseUrl !== null) await checkDatabase(config.databaseUrl);
  const files = await openFiles(config.uploads);
  const data = await openFolder({ path: config.dataDir, setting: 'DATA_DIR' });
  const database = await reachDatabase(config);
  try {
    const originals = features.flatMap((feature) => feature.originals ?? []);
    const databaseUrl = database.ownerUrl ?? database.shopUrl;
    const { folder, manifest } = await makeBackup({ databaseUrl, files, data, originals }, into, new Date());
    const bytes = manifest.parts.reduce((sum, part) => sum + part.bytes, 0);
    const orders = manifest.tables.find(({ name }) => name === 'orders')?.rows ?? 0;
    process.stdout.write(
      `${folder} is a backup of the shop: orders ${orders}, files ` +
        `${manifest.parts.length - manifest.tables.length}, ${Math.ceil(bytes / MEGABYTE)} MB. ` +
        'It holds personal data and secrets: encrypt it and store it elsewhere.\n',
    );
  } finally {
    await database.stop();
    files.close();
  }
}

runCommand(backUp, BackupRefusal, FilesAway);
