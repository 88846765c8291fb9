import { required, text, url, type Environment } from './environment.ts';

const NAME = 'DATABASE_REPLICA_URLS';

/**
 * The database's read replicas, in the order of the setting; empty if it's missing.
 * @throws ConfigError if one isn't a PostgreSQL URL, or if DATABASE_URL isn't set.
 */
export function readReplicaUrls(env: Environment): string[] {
  const given = text(env, NAME)?.split(',') ?? [];
  const urls = given.flatMap((each) => url({ [NAME]: each }, NAME, ['postgres:', 'postgresql:']) ?? []);
  if (urls.length > 0) required(env, 'DATABASE_URL', `${NAME} is set and names its replicas`);
  return urls;
}
