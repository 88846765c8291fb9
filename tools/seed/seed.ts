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

async function hasNoVehicles(em: EntityManager): Promise<boolean> {
  return (await em.execute<object[]>('select 1 from vehicles limit 1')).length === 0;
}

/** Adds the texts that the shop lacks: all of them when it's new, later those of places that a release added. */
async function seedPages(em: EntityManager, folder: string, today: Date): Promise<{ isNew: boolean }> {
  const held = new Set(
    (await em.execute<{ slug: string }[]>('select slug from pages')).map(({ slug }) => slug),
  );
  for (const [table, rows] of pageRows(folder, today, held))
    if (rows.length > 0) await insertRows(em, table, rows);
  return { isNew: held.size === 0 };
}

/**
 * Seeds facts that every shop needs: places, vehicle fitments, the texts of its pages. A shop that sells claims
 * nothing that its owner hasn't stated.
 */
async function seedFacts(em: EntityManager, folder: string, today: Date, samples: boolean): Promise<void> {
  await seedPlaces(em, folder);
  if (await hasNoVehicles(em)) await insertRows(em, 'vehicles', vehicleRows(readTables(folder)));
  const { isNew } = await seedPages(em, folder, today);
  if (!isNew || samples) return;
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
