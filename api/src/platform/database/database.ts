import type { TransactionOptions } from '@mikro-orm/core';
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { Migrator, type Migration } from '@mikro-orm/migrations';
import { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type pg from 'pg';
import type { Logger } from 'pino';
import {
  guardPool,
  refuseSecondConnection,
  TIME_LIMITS,
  withoutHurry,
  WITHOUT_TIME_LIMITS,
} from './connection-pool.ts';
import { newConnection } from './connection.ts';
import { admitShop, MAKE_QUEUE_SCHEMA } from './database-roles.ts';
import { setEarlierTablesAside } from './earlier-tables.ts';

/** Entity and resolver classes: any class, whatever its constructor takes. */
export type ClassValue = abstract new (...args: never[]) => object;

export type MigrationClass = new (...args: ConstructorParameters<typeof Migration>) => Migration;

/** Arbitrary but fixed: every starting process waits for the same lock. */
const MIGRATION_LOCK = 7_402_118;
const POOL_SIZE = 5;

/** Refuses to begin a transaction inside another, except for a part that may fail on its own. */
class TransactionalEntityManager extends EntityManager {
  override transactional<Result>(
    work: (em: this) => Result | Promise<Result>,
    options?: TransactionOptions,
  ): Promise<Result> {
    if (!this.isInTransaction()) refuseSecondConnection();
    return super.transactional(work, options);
  }
}

/** Opens the ORM for writes and aggregates; hot reads use {@link openSql}. */
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
    entityManager: TransactionalEntityManager,
    pool: { min: 0, max: POOL_SIZE },
    driverOptions: { application_name: 'treadline-writes', ...TIME_LIMITS, onPoolCreated: guardPool },
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

export const poolOf = (orm: MikroORM): Promise<pg.Pool> => orm.em.getConnection().getNativeClient();

/**
 * Runs work that changes the tables while no other process does: processes that start together take turns.
 * @param ownerUrl connection string for the role that owns the tables.
 */
export async function inTurn(ownerUrl: string, work: (turn: pg.Client) => Promise<void>): Promise<void> {
  // Outside any transaction, because this is a second connection; closing it releases the lock.
  const turn = newConnection(ownerUrl, 'treadline-migrations');
  await turn.connect();
  try {
    await turn.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await work(turn);
  } finally {
    await turn.end();
  }
}

/** Runs a transaction that takes long by nature, before the shop opens. */
export async function atLength(orm: MikroORM, work: (em: EntityManager) => Promise<void>): Promise<void> {
  await withoutHurry(await poolOf(orm), () =>
    orm.em.fork().transactional(async (em) => {
      await em.execute(WITHOUT_TIME_LIMITS);
      await work(em);
    }),
  );
}

/**
 * Migrates the tables to the current version in one transaction. If several processes start together, the first does
 * the work.
 * @param shopUrl the shop's connection string, if it uses a different role.
 */
export async function migrate(orm: MikroORM, logger: Logger, shopUrl: string | null = null): Promise<void> {
  await inTurn(orm.config.get('clientUrl') ?? '', async (turn) => {
    await setEarlierTablesAside(turn, logger);
    await runPending(orm);
    await turn.query(MAKE_QUEUE_SCHEMA);
    if (shopUrl !== null) await admitShop(turn, shopUrl);
  });
}

async function runPending(orm: MikroORM): Promise<void> {
  const pending = await orm.migrator.getPending();
  if (pending.length === 0) return;
  await atLength(orm, async (em) => {
    await orm.migrator.up({ transaction: em.getTransactionContext() });
  });
}
