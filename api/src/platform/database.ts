import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { Migrator } from '@mikro-orm/migrations';
import type { Migration } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { ClassValue } from './feature.ts';

export type MigrationClass = new (...args: ConstructorParameters<typeof Migration>) => Migration;

/** The number is arbitrary but fixed: every process that starts waits for the same lock. */
const MIGRATION_LOCK = 7_402_118;
const POOL_SIZE = 5;

/** Opens the ORM for writes and aggregates; the hot reads go through {@link openSql}. */
export function openOrm(
  connectionString: string,
  entities: readonly ClassValue[],
  migrations: readonly MigrationClass[],
  logger: Logger,
): MikroORM {
  return new MikroORM({
    clientUrl: connectionString,
    ensureDatabase: false,
    entities: entities as never[],
    metadataProvider: ReflectMetadataProvider,
    metadataCache: { enabled: false },
    extensions: [Migrator],
    pool: { min: 0, max: POOL_SIZE },
    forceUtcTimezone: true,
    logger: (message) => logger.debug(message),
    migrations: {
      tableName: 'migrations',
      migrationsList: [...migrations],
      snapshot: false,
      silent: true,
    },
  });
}

/**
 * The name under which a database remembers a migration that ran before 23 November 2026: that of its class,
 * `SavedCartMigration` for `0010-saved-cart`.
 */
function formerName(name: string): string {
  const words = name.split('-').slice(1);
  return `${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}Migration`;
}

/**
 * Brings the tables up to date, in one transaction. Processes that start together take turns, and all but the first
 * find nothing to do.
 */
export async function migrate(orm: MikroORM): Promise<void> {
  const connection = orm.em.getConnection();
  await connection.transactional(async (transaction) => {
    const run = (sql: string, values: readonly unknown[]) =>
      connection.execute(sql, [...values], 'run', transaction);
    await run('select pg_advisory_xact_lock(?)', [MIGRATION_LOCK]);
    for (const { name } of await orm.migrator.getPending())
      await run('update migrations set name = ? where name = ?', [name, formerName(name)]);
    await orm.migrator.up({ transaction });
  });
}
