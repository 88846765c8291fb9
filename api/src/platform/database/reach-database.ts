import type { Config } from '../config/config.ts';
import { findEmbeddedDatabase, inShopRole, startEmbeddedDatabase } from './embedded-database.ts';

/** The shop's database for a command, which may run beside the shop. */
export interface ReachedDatabase {
  /** Connection string as the shop's role. */
  readonly shopUrl: string;
  /** Connection string as the role that owns the tables; null if the shop's own role does. */
  readonly ownerUrl: string | null;
  /** Stops whatever was started for the command. */
  stop(): Promise<void>;
}

/**
 * Finds the configured database or that of the running shop; otherwise starts the embedded one.
 * @throws ConfigError if another process holds the data folder.
 */
export async function reachDatabase(
  config: Pick<Config, 'databaseUrl' | 'ownerDatabaseUrl' | 'dataDir'>,
): Promise<ReachedDatabase> {
  const { databaseUrl, ownerDatabaseUrl: ownerUrl, dataDir } = config;
  const stop = async (): Promise<void> => undefined;
  if (databaseUrl !== null) return { shopUrl: databaseUrl, ownerUrl, stop };
  const running = findEmbeddedDatabase(dataDir);
  const { url, ...database } =
    running === null ? await startEmbeddedDatabase(dataDir) : { url: running, stop };
  return { shopUrl: inShopRole(url), ownerUrl: url, stop: database.stop };
}
