import { ConfigError } from '../config/environment.ts';
import { errorCodeOf } from '../process/error-code.ts';
import { newConnection } from './connection.ts';

/** SQLSTATEs for a missing database, a wrong password, and a refused user or password. */
const NO_SUCH_DATABASE = '3D000';
const WRONG_PASSWORD = '28P01';
const REFUSED_USER = new Set([WRONG_PASSWORD, '28000']);

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
    return `DATABASE_URL has a user or password that the server at ${host} refuses. Correct it.`;
  return (
    `DATABASE_URL names a server at ${host} that cannot be used (${code ?? String(error)}). Start it, or ` +
    'correct the address.'
  );
}

/**
 * Connects once to the configured database. It's never created, because a typo in the name would open an empty shop.
 * @throws ConfigError that says what is wrong with DATABASE_URL.
 */
export async function checkDatabase(databaseUrl: string): Promise<void> {
  const fault = await tryDatabase(databaseUrl);
  if (fault !== null) throw new ConfigError(faultOf(fault, databaseUrl));
}

/** Whether the server refuses this connection string's password; false if the user is kept out for another reason. */
export const isPasswordWrong = async (databaseUrl: string): Promise<boolean> =>
  errorCodeOf(await tryDatabase(databaseUrl)) === WRONG_PASSWORD;

/**
 * Connects once.
 * @returns the error; null if it worked.
 */
async function tryDatabase(databaseUrl: string): Promise<unknown> {
  const client = newConnection(databaseUrl, 'treadline-check');
  try {
    await client.connect();
    return null;
  } catch (error) {
    return error;
  } finally {
    await client.end().catch(() => undefined);
  }
}
