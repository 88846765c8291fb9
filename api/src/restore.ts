import 'reflect-metadata';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { migrations } from '../migrations/migrations.ts';
import { BackupRefusal } from './backup/backup-refusal.ts';
import { openBackup, restoreBackup } from './backup/restore-backup.ts';
import { features } from './features.ts';
import { readConfig } from './platform/config/config.ts';
import { ConfigError } from './platform/config/environment.ts';
import { checkDatabase } from './platform/database/database-check.ts';
import { openOrm } from './platform/database/database.ts';
import { reachDatabase } from './platform/database/reach-database.ts';
import { FilesAway } from './platform/files/file-store.ts';
import { openFolder } from './platform/files/folder-store.ts';
import { openFiles } from './platform/files/open-files.ts';
import { createLogger } from './platform/observability/logging.ts';
import { runCommand } from './platform/process/run-command.ts';

/** Two folders up from api/dist/restore.js, so the working directory doesn't matter. */
const PROJECT = fileURLToPath(new URL('../../', import.meta.url));

/** `restore <folder> [--replace]` */
function readArguments(): { folder: string; replace: boolean } {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    strict: false,
    options: { replace: { type: 'boolean' } },
  });
  const unknown = Object.keys(values).find((name) => name !== 'replace');
  const [folder] = positionals;
  if (folder === undefined || positionals.length > 1 || unknown !== undefined)
    throw new ConfigError('Give the backup folder: restore <folder>, or restore <folder> --replace.');
  return { folder: resolve(folder), replace: values['replace'] === true };
}

async function restore(): Promise<void> {
  const { folder, replace } = readArguments();
  const config = readConfig(process.env, PROJECT);
  const backup = await openBackup(folder);
  const ownerUrl = config.ownerDatabaseUrl ?? config.databaseUrl;
  if (ownerUrl !== null) await checkDatabase(ownerUrl);
  const files = await openFiles(config.uploads);
  const data = await openFolder({ path: config.dataDir, setting: 'DATA_DIR' }, { ownerOnly: true });
  const database = await reachDatabase(config);
  const entities = features.flatMap((feature) => feature.entities ?? []);
  const logger = createLogger('warn', process.stderr);
  const orm = openOrm(database.ownerUrl ?? database.shopUrl, entities, migrations, logger);
  try {
    await restoreBackup(backup, { orm, migrations, files, data, replace });
    process.stdout.write(`The shop is restored as of ${backup.manifest.madeAt}. You can start it now.\n`);
  } finally {
    await orm.close();
    await database.stop();
    files.close();
  }
}

runCommand(restore, BackupRefusal, FilesAway);
