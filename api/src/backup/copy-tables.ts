import pg from 'pg';
import { to } from 'pg-copy-streams';
import { WITHOUT_TIME_LIMITS } from '../platform/database/connection-pool.ts';
import { breakOnSilence, newConnection } from '../platform/database/connection.ts';
import { BackupRefusal } from './backup-refusal.ts';
import type { CopiedTable, Manifest } from './manifest.ts';
import { writePart, type Part } from './part.ts';

/** Settings that make every server write values in the same, portable form. */
export const PORTABLE_VALUES =
  "set local datestyle = 'ISO, YMD'; set local intervalstyle = 'iso_8601'; set local timezone = 'UTC'; " +
  "set local bytea_output = 'hex'; set local extra_float_digits = 3";

/** The shop's tables, without those of extensions and without the migration record, which is in the manifest. */
export const TABLES = `
select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'migrations'
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    and not exists (
      select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  group by c.relname order by c.relname`;

const SEQUENCES = `
select sequencename as name, last_value::text as last from pg_sequences
  where schemaname = 'public' and sequencename <> 'migrations_id_seq' and last_value is not null`;

/** Rows arrive continuously however long the table is, so a server silent for this long is gone. */
const SILENCE_MS = 60_000;

/** The backup file for a table's rows. */
export const partOf = (table: Pick<CopiedTable, 'name'>): string => `database/${table.name}.copy.gz`;

/** A table and its columns as the `copy` statement names them. */
export const copied = ({ name, columns }: Pick<CopiedTable, 'name' | 'columns'>): string =>
  `public.${pg.escapeIdentifier(name)} (${columns.map((column) => pg.escapeIdentifier(column)).join(', ')})`;

export type CopiedDatabase = Pick<Manifest, 'migrations' | 'tables' | 'sequences' | 'parts'>;

async function migrationsOf(client: pg.Client): Promise<string[]> {
  const { rows: found } = await client.query(
    "select from pg_class where oid = to_regclass('public.migrations')",
  );
  const { rows } = found.length
    ? await client.query<{ name: string }>('select name from public.migrations order by id')
    : { rows: [] };
  if (rows.length === 0) throw new BackupRefusal('This database has no shop yet. Start the shop once.');
  return rows.map(({ name }) => name);
}

/**
 * Copies every table as of one moment, without blocking the running shop. The job queue isn't copied, because every
 * job can be recreated from the rows it concerns; nor is anything that isn't the shop's.
 * @param connectionString for a role that can read all tables.
 * @param silenceMs how long to wait for a silent server before giving up.
 * @throws BackupRefusal if the database holds no shop.
 */
export async function copyTables(
  connectionString: string,
  folder: string,
  silenceMs = SILENCE_MS,
): Promise<CopiedDatabase> {
  const client = newConnection(connectionString, 'treadline-backup');
  // A broken connection also fails the running statement, which reports it.
  client.on('error', () => undefined);
  await client.connect();
  breakOnSilence(client, silenceMs);
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query(`${WITHOUT_TIME_LIMITS}; ${PORTABLE_VALUES}`);
    const migrations = await migrationsOf(client);
    const { rows: found } = await client.query<Omit<CopiedTable, 'rows'>>(TABLES);
    const parts: Part[] = [];
    const tables: CopiedTable[] = [];
    for (const table of found) {
      const rows = client.query(to(`copy ${copied(table)} to stdout`));
      parts.push(await writePart(folder, partOf(table), rows));
      tables.push({ ...table, rows: rows.rowCount });
    }
    // Sequences aren't transactional: reading them last means they're never behind the rows.
    const { rows: sequences } = await client.query<{ name: string; last: string }>(SEQUENCES);
    await client.query('commit');
    return {
      migrations,
      tables,
      sequences: Object.fromEntries(sequences.map(({ name, last }) => [name, last])),
      parts,
    };
  } finally {
    await client.end();
  }
}
