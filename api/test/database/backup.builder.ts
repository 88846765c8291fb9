import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { Migration } from '@mikro-orm/migrations';
import pg from 'pg';
import { inject } from 'vitest';
import { migrations } from '../../migrations/migrations.ts';
import { makeBackup } from '../../src/backup/make-backup.ts';
import { readManifest, writeManifest, type Manifest } from '../../src/backup/manifest.ts';
import { openBackup, restoreBackup } from '../../src/backup/restore-backup.ts';
import { features } from '../../src/features.ts';
import { migrate, openOrm } from '../../src/platform/database/database.ts';
import type { FileStore, ListedFile } from '../../src/platform/files/file-store.ts';
import { openFolder } from '../../src/platform/files/folder-store.ts';
import { createLogger } from '../../src/platform/observability/logging.ts';
import type { TestShop } from '../test-shop.ts';

const entities = features.flatMap((feature) => feature.entities ?? []);
const originals = features.flatMap((feature) => feature.originals ?? []);
const logger = createLogger('silent', process.stdout);

/** A database and a data folder to restore a shop into. */
export interface RestorePlace {
  readonly databaseUrl: string;
  readonly dataDir: string;
}

async function inDatabase<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Runs a statement as the role that owns the tables. */
export const rowsIn = <Row extends object>(url: string, text: string): Promise<Row[]> =>
  inDatabase(url, async (client) => (await client.query<Row>(text)).rows);

/** An empty database and an empty folder below `folder`. */
export async function anEmptyPlace(folder: string): Promise<RestorePlace & { drop(): Promise<void> }> {
  const serverUrl = inject('templateUrl').replace(/[^/]+$/, 'postgres');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await rowsIn(serverUrl, `create database ${name}`);
  return {
    databaseUrl: serverUrl.replace(/[^/]+$/, name),
    dataDir: mkdtempSync(join(folder, 'data-')),
    async drop() {
      await rowsIn(serverUrl, `drop database ${name} with (force)`);
    },
  };
}

/** A later build's migration. */
class Migration9998Later extends Migration {
  override readonly name = '9998-later';

  override up(): void {
    this.addSql("alter table users add column later text not null default 'later'");
  }
}

/** A later build's migrations. */
const laterMigrations = [...migrations, Migration9998Later];

/** Migrates a database to this build's version. */
export async function migrateNow({ databaseUrl }: RestorePlace): Promise<void> {
  const orm = openOrm(databaseUrl, entities, migrations, logger);
  try {
    await migrate(orm, logger);
  } finally {
    await orm.close();
  }
}

/** Every table with the number and a checksum of its rows. */
export const contentOf = (url: string): Promise<Record<string, string>> =>
  inDatabase(url, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select relname as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migrations'`,
    );
    const content: Record<string, string> = {};
    for (const { name } of tables) {
      const { rows } = await client.query<{ sum: string }>(
        `select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as sum from ${name} t`,
      );
      content[name] = rows[0]?.sum ?? '';
    }
    return content;
  });

const openData = (path: string): Promise<FileStore> =>
  openFolder({ path, setting: 'DATA_DIR' }, { ownerOnly: true });

const openUploads = (dataDir: string): Promise<FileStore> =>
  openFolder({ path: join(dataDir, 'uploads'), setting: 'DATA_DIR' });

/** Backs up a shop as the command does. */
export async function backUp(
  { databaseUrl, dataDir }: RestorePlace,
  into: string,
  files?: FileStore,
): Promise<{ folder: string; manifest: Manifest }> {
  return makeBackup(
    {
      databaseUrl,
      files: files ?? (await openUploads(dataDir)),
      data: await openData(dataDir),
      originals,
    },
    into,
    new Date('2026-11-26T02:15:00Z'),
  );
}

/**
 * Restores a shop as the command does.
 *
 * @param later whether a later build restores it.
 */
export async function restore(
  folder: string,
  { databaseUrl, dataDir }: RestorePlace,
  { replace = false, later = false } = {},
): Promise<void> {
  const known = later ? laterMigrations : migrations;
  const orm = openOrm(databaseUrl, entities, known, logger);
  const [files, data] = [await openUploads(dataDir), await openData(dataDir)];
  try {
    await restoreBackup(await openBackup(folder), { orm, migrations: known, files, data, replace });
  } finally {
    await orm.close();
  }
}

/** The database and data folder of a test shop. */
export const placeOf = ({ databaseUrl, config: { dataDir } }: TestShop): RestorePlace => ({
  databaseUrl,
  dataDir,
});

/** A copy of a backup with a changed but correctly signed manifest. */
export async function aChangedBackup(
  folder: string,
  change: (manifest: Manifest) => Partial<Manifest>,
): Promise<string> {
  const copy = mkdtempSync(`${folder}-`);
  cpSync(folder, copy, { recursive: true });
  const manifest = await readManifest(copy);
  await writeManifest(copy, { ...manifest, ...change(manifest) });
  return copy;
}

/** A store that runs an event each time a backup has listed a folder's files, the first and the second time. */
export function eventful(
  store: FileStore,
  folder: string,
  acts: readonly (() => Promise<unknown>)[],
): FileStore {
  const left = [...acts];
  return {
    has: (name) => store.has(name),
    open: (name) => store.open(name),
    write: (name, content) => store.write(name, content),
    remove: (name) => store.remove(name),
    close: () => undefined,
    async *list(name) {
      const files: ListedFile[] = [];
      for await (const file of store.list(name)) files.push(file);
      if (name === folder) await left.shift()?.();
      yield* files;
    },
  };
}
