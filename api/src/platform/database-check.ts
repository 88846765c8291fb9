import pg from 'pg';
import { TIME_LIMITS } from './connection-pool.ts';
import { ConfigError } from './environment.ts';
import { errorCodeOf } from './error-code.ts';

/** SQLSTATEs of a missing database and of a wrong user or password. */
const NO_SUCH_DATABASE = '3D000';
const REFUSED_USER = new Set(['28P01', '28000']);

/** The URL holds a password, so messages repeat only its host and database. */
function faultOf(error: unknown, databaseUrl: string): string {
  const code = errorCodeOf(error);
  const { host, pathname } = new URL(databaseUrl);
  if (code === NO_SUCH_DATABASE)
    return (
      `DATABASE_URL names a database "${pathname.slice(1)}" that does not exist on its server. Create ` +
      'it, or correct the name.'
    );
  if (code && REFUSED_USER.has(code))
    return `DATABASE_URL has a user or a password that the server at ${host} refuses. Correct them.`;
  return (
    `DATABASE_URL names a server at ${host} that cannot be used (${code ?? String(error)}). Start it, or ` +
    'correct the address.'
  );
}

/**
 * Connects once to the configured database. It is never created: a slip in the name would open an empty shop.
 * @throws ConfigError that says what is wrong with DATABASE_URL.
 */
export async function checkDatabase(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, ...TIME_LIMITS });
  try {
    await client.connect();
  } catch (error) {
    throw new ConfigError(faultOf(error, databaseUrl));
  } finally {
    await client.end().catch(() => undefined);
  }
}
