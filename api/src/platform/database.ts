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
      migrationsList: migrations.map((migration) => ({ name: migration.name, class: migration })),
      snapshot: false,
      silent: true,
    },
  });
}

/** Brings the tables up to date. Processes that start together take turns, and all but the first find nothing to do. */
export async function migrate(orm: MikroORM): Promise<void> {
  await orm.em.fork().transactional(async (em) => {
    await em
      .getConnection()
      .execute('select pg_advisory_xact_lock(?)', [MIGRATION_LOCK], 'run', em.getTransactionContext());
    await orm.migrator.up();
  });
}
