import 'reflect-metadata';
import { accessSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seed } from '@treadline/seed';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrations } from '../migrations/migrations.ts';
import { features } from '../src/features.ts';
import { migrate, openOrm } from '../src/platform/database/database.ts';
import { startEmbeddedDatabase } from '../src/platform/database/embedded-database.ts';
import { openJobs } from '../src/platform/jobs/jobs.ts';
import { createLogger } from '../src/platform/observability/logging.ts';
import { Metrics } from '../src/platform/observability/metrics.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string for the seeded database that every test file gets a copy of. */
    templateUrl: string;
  }
}

/** The date on which every test's demonstration shop is seeded. */
export const SEEDED_ON = new Date('2026-11-20T09:00:00Z');

/** On Linux this is in memory. Creating files on disk takes longer, and each copy has 750. */
const IN_MEMORY = '/dev/shm';
/** More than the databases of all workers and the log need together. */
const ROOM_NEEDED = 4 * 1024 ** 3;

/** The folder for the tests' database: in memory, if there's enough room and it's writable. */
function databaseFolder(): string {
  try {
    accessSync(IN_MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize > ROOM_NEEDED ? IN_MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** Starts one PostgreSQL server for all tests and seeds one database; each test file gets a copy of it. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(databaseFolder(), 'treadline-test-'));
  const database = await startEmbeddedDatabase(dataDir, { durable: false });
  const logger = createLogger('silent', process.stdout);
  const orm = openOrm(
    database.url,
    features.flatMap(({ entities = [] }) => entities),
    migrations,
    logger,
  );
  await migrate(orm, logger);
  const data = fileURLToPath(new URL('../../tools/seed/data', import.meta.url));
  await seed({ orm, logger, now: () => SEEDED_ON, config: { samples: true } }, data);
  await orm.close();
  await makeQueues(database.url);
  await query(database.url, 'vacuum (full, analyze)'); // Halves the size of each copy.
  await query(
    database.url.replace(/[^/]+$/, 'postgres'),
    "update pg_database set datistemplate = true where datname = 'treadline'",
  );
  project.provide('templateUrl', database.url);
  return async () => {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

/** Creates all jobs' queues, as a shop's first start does, so that the tests' copies have them. */
async function makeQueues(url: string): Promise<void> {
  const jobs = openJobs(url, createLogger('silent', process.stdout), {
    metrics: new Metrics(),
    tracing: null,
  });
  const names = features.flatMap((feature) => feature.jobs ?? []).map(({ name }) => name);
  await jobs.start(names.map((name) => ({ name, handle: async () => undefined })));
  await jobs.stop();
}

async function query(connectionString: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(text);
  await client.end();
}
