import type { EntityManager } from '@mikro-orm/postgresql';
import { SETTING_DEFAULTS } from '../../api/src/features/operations/settings/index.ts';
import type { Config } from '../../api/src/platform/config/config.ts';
import { ConfigError } from '../../api/src/platform/config/environment.ts';
import { announceChange } from '../../api/src/platform/database/data-versions.ts';
import { atLength } from '../../api/src/platform/database/database.ts';
import { insertRows } from '../../api/src/platform/process/bulk.ts';
import type { Platform } from '../../api/src/platform/services/platform.ts';
import { hasRoomForDemonstration, holdsDemonstration, seedDemonstration } from './demonstration.ts';
import { pageRows } from './pages.ts';
import { seedPlaces } from './places.ts';
import { readTables } from './source/tables.ts';
import { vehicleRows } from './vehicles.ts';

/** The shop to seed. Only one of its settings matters: whether invented data is allowed. */
export interface Seeded extends Pick<Platform, 'orm' | 'logger' | 'now'> {
  readonly config: Pick<Config, 'samples'>;
}

/** Arbitrary: only one process seeds an empty database. */
const SEED_LOCK = 7_402_119;

/** A new shop has no garages and no drivers, and tyres only once they're in its catalogue. */
const MODEST_CLAIMS = {
  claimsMode: 'live',
  claimedFittingCentres: 0,
  ownDeliveryTeamClaim: false,
} satisfies Partial<typeof SETTING_DEFAULTS>;

async function isEmpty(em: EntityManager, table: 'vehicles' | 'pages'): Promise<boolean> {
  return (await em.execute<object[]>(`select 1 from ${table} limit 1`)).length === 0;
}

/**
 * Seeds facts that every shop needs: places, vehicle fitments, the texts of the policies. A shop that sells claims
 * nothing that its owner hasn't stated.
 */
async function seedFacts(em: EntityManager, folder: string, today: Date, samples: boolean): Promise<void> {
  await seedPlaces(em, folder);
  if (await isEmpty(em, 'vehicles')) await insertRows(em, 'vehicles', vehicleRows(readTables(folder)));
  if (!(await isEmpty(em, 'pages'))) return;
  for (const [table, rows] of pageRows(folder, today)) await insertRows(em, table, rows);
  if (samples) return;
  const claims = Object.entries(MODEST_CLAIMS).map(([key, value]) => ({ key, value }));
  await insertRows(em, 'settings', claims);
}

/**
 * Fills an empty database with the facts that every shop needs and, if the settings allow it, the demonstration, all or
 * nothing. The planner's statistics and the announcement to other processes are part of the same transaction: a process
 * that finds products needs nothing more.
 * @param folder the folder of the tables.
 * @param stopping aborts the seed, which leaves the database empty.
 * @throws ConfigError if the database holds the demonstration and the settings don't allow it; or the reason with which
 * `stopping` was aborted.
 */
export async function seed(
  { orm, logger, now, config }: Seeded,
  folder: string,
  stopping?: AbortSignal,
): Promise<void> {
  const started = performance.now();
  await atLength(orm, async (em) => {
    await em.execute(`select pg_advisory_xact_lock(${SEED_LOCK})`);
    await seedFacts(em, folder, now(), config.samples);
    if (!config.samples) {
      if (await holdsDemonstration(em))
        throw new ConfigError(
          'The database holds invented tyres, reviews and garages, which must not be shown as real: use another ' +
            'database, or set DEMONSTRATION=true.',
        );
      return;
    }
    if (!(await hasRoomForDemonstration(em))) return;
    logger.info('The database is empty: filling it with the demonstration shop.');
    await seedDemonstration(em, folder, now(), (what) => {
      logger.info(`Seeded ${what}.`);
      stopping?.throwIfAborted();
    });
    await em.execute('analyze');
    await announceChange(em, 'catalogue');
    stopping?.throwIfAborted();
    logger.info(`Seeding took ${((performance.now() - started) / 1_000).toFixed(1)} s.`);
  });
}
