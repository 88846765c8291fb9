import type { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { atLength, inTurn, poolOf, type MigrationClass } from '../platform/database/database.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import { BackupRefusal } from './backup-refusal.ts';
import { restoreFiles } from './file-source.ts';
import { clearDatabase, loadTables } from './load-tables.ts';
import { readManifest, type Manifest } from './manifest.ts';
import { checkPart } from './part.ts';

/** A backup that has been checked byte by byte. */
export interface SoundBackup {
  readonly folder: string;
  readonly manifest: Manifest;
}

/** The shop that a backup is restored into. */
export interface RestoredShop {
  /** Its database, connected as the role that owns its tables or will own them. */
  readonly orm: MikroORM;
  /** This build's migrations, oldest first. */
  readonly migrations: readonly MigrationClass[];
  readonly files: FileStore;
  readonly data: FileStore;
  /** Whether to overwrite a shop that already has orders or customers. */
  readonly replace: boolean;
}

/**
 * Reads and checks a whole backup.
 * @throws BackupRefusal if it isn't a backup, is incomplete or damaged, or has a newer format.
 */
export async function openBackup(folder: string): Promise<SoundBackup> {
  const manifest = await readManifest(folder);
  for (const part of manifest.parts) await checkPart(folder, part);
  return { folder, manifest };
}

function refuseUnknown({ migrations: had }: Manifest, { orm, migrations }: RestoredShop): void {
  const known = new Set(migrations.map((Known) => new Known(orm.em.getDriver(), orm.config).name));
  const unknown = had.find((name) => !known.has(name));
  if (unknown !== undefined)
    throw new BackupRefusal(
      `Another version of the shop made this backup: its database has the migration ${unknown}, which this version ` +
        'doesn’t know. Restore it with that version.',
    );
}

const IN_USE =
  'select count(*)::int as others from pg_stat_activity ' +
  'where datname = current_database() and usename is not null and pid <> pg_backend_pid()';
const SOLD = `
select (select count(*) from public.orders)::int as orders,
  (select count(*) from public.users where role = 'CUSTOMER')::int as customers`;

/** Refuses a database that a shop is connected to, or, unless it may be replaced, that has orders or customers. */
async function refuseUsed(client: pg.Client, replace: boolean): Promise<void> {
  const { rows: used } = await client.query<{ others: number }>(IN_USE);
  const others = used[0]?.others ?? 0;
  if (others > 0)
    throw new BackupRefusal(
      `The database is in use (other connections: ${others}). Stop every process of the shop, then restore.`,
    );
  const { rows: found } = await client.query("select from pg_class where oid = to_regclass('public.orders')");
  if (replace || found.length === 0) return;
  const { rows } = await client.query<{ orders: number; customers: number }>(SOLD);
  const { orders = 0, customers = 0 } = rows[0] ?? {};
  if (orders + customers > 0)
    throw new BackupRefusal(
      `This shop has been used (orders: ${orders}, customers: ${customers}). Restore elsewhere, or add --replace ` +
        'to overwrite it.',
    );
}

/**
 * Recreates the tables as they were, loads them and migrates them to the current version, all in one transaction: if
 * it fails, the old data is untouched.
 */
async function replaceDatabase(orm: MikroORM, { folder, manifest }: SoundBackup): Promise<void> {
  // Before the transaction, because it may create the migration record on a second connection.
  await orm.migrator.getPending();
  let taken: pg.PoolClient | undefined;
  (await poolOf(orm)).on('acquire', (client) => (taken = client));
  await atLength(orm, async (em) => {
    if (!taken) throw new Error('The transaction has no connection.');
    const transaction = em.getTransactionContext();
    await clearDatabase(taken);
    await orm.migrator.up({ migrations: [...manifest.migrations], transaction });
    await loadTables(taken, folder, manifest);
    await orm.migrator.up({ transaction });
  });
}

/**
 * Restores a shop that isn't running. Adds its files to those already there, replaces the whole database, and
 * migrates a backup of an older version.
 * @throws BackupRefusal if a newer version made the backup or one before the first release did, or if the database is
 * in use or already has orders or customers.
 */
export async function restoreBackup(backup: SoundBackup, shop: RestoredShop): Promise<void> {
  const { orm, files, data, replace } = shop;
  refuseUnknown(backup.manifest, shop);
  await inTurn(orm.config.get('clientUrl') ?? '', async (turn) => {
    await refuseUsed(turn, replace);
    const { folder, manifest } = backup;
    await restoreFiles({ store: files, folder: 'files' }, folder, manifest.parts);
    await replaceDatabase(orm, backup);
    await restoreFiles({ store: data, folder: 'data' }, folder, manifest.parts);
    // Rebuilds statistics and the visibility map (for index-only scans), or the first visitors would have to wait.
    await turn.query('vacuum (analyze)');
  });
}
