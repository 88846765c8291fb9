import type pg from 'pg';

/** The server settings that record statement times, including planning. */
const SETTINGS = {
  shared_preload_libraries: 'pg_stat_statements',
  'pg_stat_statements.track_planning': 'on',
} as const;

/**
 * Makes the server record the times of its statements.
 * @param owner a connection as the role that owns the server.
 * @returns false if the server must be restarted first.
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
 * The time of the one statement that `work` runs, as the server measures it: planning and execution, in milliseconds.
 * Undefined if `work` was answered from a cache, which hears of a change a moment later on a busy machine.
 * @param pattern a PostgreSQL regular expression that matches only this statement's text.
 * @throws Error if several statements match.
 */
export async function statementTime(
  owner: pg.Client,
  pattern: string,
  work: () => Promise<void>,
): Promise<number | undefined> {
  await owner.query('select pg_stat_statements_reset()');
  await work();
  const { rows } = await owner.query<{ calls: number; ms: number }>(
    `select calls::integer, total_plan_time + total_exec_time as ms from pg_stat_statements
      where toplevel and query ~ $1 and query !~ 'pg_stat_statements'`,
    [pattern],
  );
  const [statement, another] = rows;
  if (another || (statement && statement.calls > 1))
    throw new Error(`Expected one statement like ${pattern}; got ${JSON.stringify(rows)}.`);
  return statement?.ms;
}
