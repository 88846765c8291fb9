import type pg from 'pg';

/** The settings of the server that let it note what its statements take; planning belongs to it. */
const SETTINGS = {
  shared_preload_libraries: 'pg_stat_statements',
  'pg_stat_statements.track_planning': 'on',
} as const;

/**
 * Lets the server note the times of its statements.
 * @param owner a connection in the role that owns the server.
 * @returns false if the server has to be started again first.
 */
export async function noteStatementTimes(owner: pg.Client): Promise<boolean> {
  const { rows } = await owner.query<{ loaded: string }>(
    "select current_setting('shared_preload_libraries') as loaded",
  );
  if (rows[0]?.loaded === SETTINGS.shared_preload_libraries) {
    await owner.query('create extension if not exists pg_stat_statements');
    return true;
  }
  for (const [name, value] of Object.entries(SETTINGS))
    await owner.query(`alter system set ${name} = '${value}'`);
  return false;
}

/**
 * What one statement took that a piece of work ran, as the server counts it: planning and execution, in milliseconds.
 * @param pattern a regular expression of the database that matches the statement's text and no other's.
 * @throws Error if there was no such statement, or more than one.
 */
export async function statementTime(
  owner: pg.Client,
  pattern: string,
  work: () => Promise<void>,
): Promise<number> {
  await owner.query('select pg_stat_statements_reset()');
  await work();
  const { rows } = await owner.query<{ calls: number; ms: number }>(
    `select calls::integer, total_plan_time + total_exec_time as ms from pg_stat_statements
      where toplevel and query ~ $1 and query !~ 'pg_stat_statements'`,
    [pattern],
  );
  const [statement, another] = rows;
  if (!statement || another || statement.calls !== 1)
    throw new Error(`One statement like ${pattern} was expected; there were ${JSON.stringify(rows)}.`);
  return statement.ms;
}
