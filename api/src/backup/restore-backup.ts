import type { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { atLength, inTurn, poolOf, type MigrationClass } from '../platform/database/database.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import { BackupRefusal } from './backup-refusal.ts';
import { restoreFiles } from './file-source.ts';
import { clearDatabase, loadTables } from './load-tables.ts';
import { readManifest, type Manifest } from './manifest.ts';
import { checkPart } from './part.ts';

/** A backup whose every byte is as it was written. */
export interface SoundBackup {
  readonly folder: string;
  readonly manifest: Manifest;
}

/** Where a backup is restored to. */
export interface RestoredShop {
  /** The database, in the role that owns its tables or will own them. */
  readonly orm: MikroORM;
  /** The migrations that this build knows, oldest first. */
  readonly migrations: readonly MigrationClass[];
  /** Its store of files. */
  readonly files: FileStore;
  /** Its data folder. */
  readonly data: FileStore;
  /** Whether a shop that has orders or customers is given up for the backup. */
  readonly replace: boolean;
}

/**
 * Reads a backup through.
 * @throws BackupRefusal if it is none, was interrupted, is damaged, or has a newer format.
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
      `Another version of the shop made this backup: its database has the migration ${unknown}, which this one ` +
        'does not know. Restore it with that version.',
    );
}

const IN_USE =
  'select count(*)::int as others from pg_stat_activity ' +
  'where datname = current_database() and usename is not null and pid <> pg_backend_pid()';
const SOLD = `
select (select count(*) from public.orders)::int as orders,
  (select count(*) from public.users where role = 'CUSTOMER')::int as customers`;

/** Refuses a database that a shop is open on, or, unless it may be replaced, one that somebody has bought from. */
async function refuseUsed(client: pg.Client, replace: boolean): Promise<void> {
  const { rows: used } = await client.query<{ others: number }>(IN_USE);
  const others = used[0]?.others ?? 0;
  if (others > 0)
    throw new BackupRefusal(
      `The database is in use (connections of others: ${others}). Stop every process of the shop, then restore.`,
    );
  const { rows: found } = await client.query("select from pg_class where oid = to_regclass('public.orders')");
  if (replace || found.length === 0) return;
  const { rows } = await client.query<{ orders: number; customers: number }>(SOLD);
  const { orders = 0, customers = 0 } = rows[0] ?? {};
  if (orders + customers > 0)
    throw new BackupRefusal(
      `There is a shop already (orders: ${orders}, customers: ${customers}). Restore elsewhere, or add --replace ` +
        'to give it up for the backup.',
    );
}

/**
 * Makes the tables as they were, loads them, and brings them up to date, all in one transaction: until it ends, and if
 * it fails, what was there before stands.
 */
async function replaceDatabase(orm: MikroORM, { folder, manifest }: SoundBackup): Promise<void> {
  // Before the transaction, because it may make the record of migrations on a second connection.
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
 * Restores a shop that is not running. Its files are added to those that are there, and the database is replaced as a
 * whole; a backup of an older version is brought up to date.
 * @throws BackupRefusal if a version made the backup that is newer, or from before the first release, or the database
 * is in use or has orders or customers.
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
    // Statistics, and the map by which indexes answer alone: without them the first visitors would wait.
    await turn.query('vacuum (analyze)');
  });
}
