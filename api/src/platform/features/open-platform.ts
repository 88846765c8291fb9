import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { openPool } from '../database/connection-pool.ts';
import { listenToDataVersions } from '../database/data-versions.ts';
import { checkDatabase } from '../database/database-check.ts';
import { migrate, openOrm, poolOf, type ClassValue, type MigrationClass } from '../database/database.ts';
import { openSql } from '../database/sql.ts';
import { openFiles } from '../files/open-files.ts';
import { openJobs } from '../jobs/jobs.ts';
import { Metrics } from '../observability/metrics.ts';
import { watchPools } from '../observability/watch-pools.ts';
import type { Platform } from '../services/platform.ts';
import { withReplicas } from './replicas.ts';

export interface PlatformParts {
  readonly config: Config;
  readonly databaseUrl: string;
  /** Connection string for the role that owns the tables; null if the shop's own role does. */
  readonly ownerUrl?: string | null;
  readonly logger: Logger;
  readonly entities: readonly ClassValue[];
  /** Null in a web process, which leaves migrations and jobs to the shop process. */
  readonly migrations: readonly MigrationClass[] | null;
  readonly now?: () => Date;
}

/**
 * Connects the platform to a database and migrates its tables. Returns it with a function that closes it.
 * @throws ConfigError if DATABASE_URL, MIGRATIONS_DATABASE_URL or UPLOADS_URL can't be used.
 */
export async function openPlatform({
  config,
  databaseUrl,
  ownerUrl = null,
  logger,
  entities,
  migrations,
  now = () => new Date(),
}: PlatformParts): Promise<{ platform: Platform; close(): Promise<void> }> {
  const files = await openFiles(config.uploads);
  if (migrations) {
    if (config.databaseUrl !== null) await checkDatabase(ownerUrl ?? config.databaseUrl);
    const owner = openOrm(ownerUrl ?? databaseUrl, entities, migrations, logger);
    try {
      await migrate(owner, logger, ownerUrl === null ? null : databaseUrl);
    } finally {
      await owner.close();
    }
    if (ownerUrl !== null && config.databaseUrl !== null) await checkDatabase(config.databaseUrl);
  }
  const orm = openOrm(databaseUrl, entities, migrations ?? [], logger);
  const onError = (error: Error): void =>
    logger.warn({ err: error.message }, 'An idle database connection broke and is being replaced.');
  const reads = openPool(databaseUrl, 'treadline-reads', config.databasePoolSize, onError);
  // A visitor's first request of each minute waits for this pool, so it must never queue behind reads.
  const limits = openPool(databaseUrl, 'treadline-limits', 1, onError);
  await limits.query('select 1');
  const metrics = new Metrics();
  if (config.metrics.port !== null || config.metrics.token !== null) metrics.watchProcess();
  const tracing = config.tracing
    ? (await import('../observability/open-telemetry.ts')).openTelemetry(config.tracing, logger)
    : null;
  const primary = openSql(reads);
  const versions = await listenToDataVersions(databaseUrl, logger, metrics);
  const sql =
    config.databaseReplicaUrls.length > 0
      ? withReplicas(primary, databaseUrl, config, { versions, logger, now })
      : primary;
  const jobs = openJobs(databaseUrl, logger, { metrics, tracing }, migrations !== null);
  const pools = { writes: await poolOf(orm), reads, jobs: jobs.pool, limits };
  watchPools(pools, metrics, tracing !== null);
  const platform: Platform = {
    config,
    logger,
    orm,
    sql,
    jobs,
    files,
    versions,
    pools,
    metrics,
    tracing,
    now,
  };
  return {
    platform,
    async close() {
      await jobs.stop();
      await versions.close();
      await limits.end();
      await sql.close();
      await orm.close();
      await tracing?.close();
      files.close();
    },
  };
}
