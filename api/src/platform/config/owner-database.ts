import { ConfigError, required, url, type Environment } from './environment.ts';

/**
 * The database as the role that owns its tables; null if the shop's own role does.
 * @throws ConfigError if it shares its user or password with DATABASE_URL.
 */
export function readOwnerDatabaseUrl(env: Environment): string | null {
  const owner = url(env, 'MIGRATIONS_DATABASE_URL', ['postgres:', 'postgresql:']);
  if (owner === null) return null;
  const shop = required(env, 'DATABASE_URL', 'MIGRATIONS_DATABASE_URL is set and names its owner');
  const [ofOwner, ofShop] = [new URL(owner), new URL(shop)];
  if (ofOwner.username === ofShop.username)
    throw new ConfigError(
      'MIGRATIONS_DATABASE_URL must name a different user from DATABASE_URL; omit it if there is only one.',
    );
  if (ofOwner.password !== '' && decodeURIComponent(ofOwner.password) === decodeURIComponent(ofShop.password))
    throw new ConfigError(
      'MIGRATIONS_DATABASE_URL must have a different password from DATABASE_URL: anyone who learned the shop’s ' +
        'could sign in as the owner. Change it in DATABASE_URL; the shop’s role gets it at the next start.',
    );
  return owner;
}
