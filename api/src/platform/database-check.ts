import pg from 'pg';
import { ConfigError } from './config.ts';
import { TIME_LIMITS } from './connection-pool.ts';

/** SQLSTATE of a database that is not there, and of a user or password that is wrong. */
const NO_SUCH_DATABASE = '3D000';
const REFUSED_USER = new Set(['28P01', '28000']);

/** The address holds a password, so only its host and its database are ever repeated. */
function faultOf(error: unknown, databaseUrl: string): string {
  const { code, message } = error as { code?: string; message: string };
  const { host, pathname } = new URL(databaseUrl);
  if (code === NO_SUCH_DATABASE)
    return `DATABASE_URL names a database "${pathname.slice(1)}" that does not exist on its server. Create it, or correct the name.`;
  if (code && REFUSED_USER.has(code))
    return `DATABASE_URL has a user or a password that the server at ${host} refuses. Correct them.`;
  return `DATABASE_URL names a server at ${host} that cannot be used (${code ?? message}). Start it, or correct the address.`;
}

/**
 * Connects once to the database that the settings name. None is made: a slip in the name would open an empty shop.
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
