import { required, text, url, type Environment } from './environment.ts';

const NAME = 'DATABASE_REPLICA_URLS';

/**
 * The servers that follow the database, in the order of the setting; none if it is missing.
 * @throws ConfigError if one is no URL of PostgreSQL, or the database that they follow is not set.
 */
export function readReplicaUrls(env: Environment): string[] {
  const given = text(env, NAME)?.split(',') ?? [];
  const urls = given.flatMap((each) => url({ [NAME]: each }, NAME, ['postgres:', 'postgresql:']) ?? []);
  if (urls.length > 0) required(env, 'DATABASE_URL', `${NAME} is set and names what follows it`);
  return urls;
}
