import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { shopEnv, startShop } from '@treadline/bench/measuring/processes';
import pg from 'pg';
import { startEmbeddedDatabase } from '../../api/src/platform/database/embedded-database.ts';
import { chaos, type ChaosOptions, type ChaosReport } from './chaos.ts';
import { COMPILE_CACHE } from './world.ts';

const DATA = fileURLToPath(new URL('../../.data/chaos', import.meta.url));
const COPY = 'chaos';

/** Runs on a copy of a seeded database, which is reused by the next run. */
export async function chaosOnFreshCopy(options: ChaosOptions): Promise<ChaosReport> {
  mkdirSync(DATA, { recursive: true });
  const database = await startEmbeddedDatabase(DATA);
  try {
    // Starting a shop migrates the original, or fills it.
    const shop = await startShop({ ...shopEnv(database.url, DATA), NODE_COMPILE_CACHE: COMPILE_CACHE });
    await shop.stop();
    const owner = new pg.Client({ connectionString: database.url.replace(/[^/]+$/, 'postgres') });
    await owner.connect();
    await owner.query(`drop database if exists ${COPY} with (force)`);
    await owner.query(`create database ${COPY} template ${new URL(database.url).pathname.slice(1)}`);
    await owner.end();
    return await chaos(database.url.replace(/[^/]+$/, COPY), options);
  } finally {
    await database.stop();
  }
}
