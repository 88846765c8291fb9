import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from } from 'pg-copy-streams';
import { BackupRefusal } from './backup-refusal.ts';
import { copied, partOf, PORTABLE_VALUES, TABLES } from './copy-tables.ts';
import type { CopiedTable, Manifest } from './manifest.ts';

const FOREIGN_KEYS = `
select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`;

const ROUTINES = `
select p.oid::regprocedure::text as name from pg_proc p
  where p.pronamespace = 'public'::regnamespace and not exists (
    select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')`;

const named = (table: { readonly name: string }): string => `public.${pg.escapeIdentifier(table.name)}`;

/**
 * Removes everything of the shop's from a database, including its job queue. Empties the migration record and keeps
 * what extensions created.
 */
export async function clearDatabase(client: pg.ClientBase): Promise<void> {
  const { rows: tables } = await client.query<{ name: string }>(TABLES);
  if (tables.length > 0) await client.query(`drop table ${tables.map(named).join(', ')} cascade`);
  const { rows: routines } = await client.query<{ name: string }>(ROUTINES);
  for (const { name } of routines) await client.query(`drop routine ${name} cascade`);
  await client.query('delete from public.migrations');
  await client.query('drop schema if exists pgboss cascade');
}

async function loadTable(client: pg.ClientBase, folder: string, table: CopiedTable): Promise<void> {
  const rows = client.query(from(`copy ${copied(table)} from stdin`));
  await pipeline(createReadStream(join(folder, partOf(table))), createGunzip(), rows);
  if (rows.rowCount !== table.rows)
    throw new BackupRefusal(
      `The backup is broken: ${table.name} has ${rows.rowCount} of its ${table.rows} rows. Use another one.`,
    );
}

/**
 * Loads a backup's rows into freshly migrated tables, in `client`'s transaction. The order of tables doesn't matter,
 * because foreign keys are restored and checked once all rows are in. The shop's triggers are disabled meanwhile:
 * they already ran when the rows were first written.
 */
export async function loadTables(client: pg.ClientBase, folder: string, backup: Manifest): Promise<void> {
  const { tables, sequences } = backup;
  await client.query(PORTABLE_VALUES);
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    FOREIGN_KEYS,
  );
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const table of tables) await client.query(`alter table ${named(table)} disable trigger user`);
  // Migrations also insert rows, counters for example.
  await client.query(`truncate ${tables.map(named).join(', ')}`);
  for (const table of tables) await loadTable(client, folder, table);
  for (const table of tables) await client.query(`alter table ${named(table)} enable trigger user`);
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  for (const [name, last] of Object.entries(sequences))
    await client.query('select setval($1::regclass, $2::bigint)', [named({ name }), last]);
}
