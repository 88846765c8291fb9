import { ConfigError, required, url, type Environment } from './environment.ts';

/** The database in the role that owns its tables; null if the shop's own role does. */
export function readOwnerDatabaseUrl(env: Environment): string | null {
  const owner = url(env, 'MIGRATIONS_DATABASE_URL', ['postgres:', 'postgresql:']);
  if (owner === null) return null;
  const shop = required(env, 'DATABASE_URL', 'MIGRATIONS_DATABASE_URL is set and names its owner');
  const [ofOwner, ofShop] = [new URL(owner), new URL(shop)];
  if (ofOwner.username === ofShop.username)
    throw new ConfigError(
      'MIGRATIONS_DATABASE_URL must have another user than DATABASE_URL; leave it out if there is only one.',
    );
  if (ofOwner.password !== '' && decodeURIComponent(ofOwner.password) === decodeURIComponent(ofShop.password))
    throw new ConfigError(
      'MIGRATIONS_DATABASE_URL must have another password than DATABASE_URL, or whoever learns that of the shop ' +
        'is let in as the owner. Put another one into DATABASE_URL: the start gives it to the role.',
    );
  return owner;
}
