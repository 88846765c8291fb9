import { ConfigError, required, url, type Environment } from './environment.ts';

/** The database in the role that owns its tables; null if the shop's own role does. */
export function readOwnerDatabaseUrl(env: Environment): string | null {
  const owner = url(env, 'MIGRATIONS_DATABASE_URL', ['postgres:', 'postgresql:']);
  if (owner === null) return null;
  const shop = required(env, 'DATABASE_URL', 'MIGRATIONS_DATABASE_URL is set and names its owner');
  if (new URL(owner).username === new URL(shop).username)
    throw new ConfigError(
      'MIGRATIONS_DATABASE_URL must have another user than DATABASE_URL; leave it out if there is only one.',
    );
  return owner;
}
