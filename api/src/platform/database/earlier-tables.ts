import type pg from 'pg';
import type { Logger } from 'pino';

/** Whether the database holds tables that no migration builds on, from before the first release. */
const HAS_EARLIER =
  "select from migrations group by () having count(*) > 0 and bool_and(name <> '0001-baseline')";

/** The queue is recreated, because its jobs are about rows that are gone. */
const SET_ASIDE = `
begin;
alter schema public rename to before_first_release;
create schema public;
alter extension pg_trgm set schema public;
drop schema if exists pgboss cascade;
commit`;

/**
 * Moves the tables of a shop from before the first release into a separate schema, so that the shop starts afresh
 * without losing them, and logs it.
 */
export async function setEarlierTablesAside(owner: pg.Client, logger: Logger): Promise<void> {
  const recorded = await owner.query("select from pg_class where oid = to_regclass('public.migrations')");
  if (recorded.rowCount === 0 || (await owner.query(HAS_EARLIER)).rowCount === 0) return;
  await owner.query(SET_ASIDE);
  logger.warn(
    'The database was made before the first release, so the shop starts afresh. The old tables are now in the ' +
      'schema before_first_release.',
  );
}
