import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { migrations } from '../migrations/migrations.ts';
import { features } from '../src/features.ts';
import { migrate, openOrm } from '../src/platform/database.ts';
import { createLogger } from '../src/platform/logging.ts';
import { seed } from './seed.ts';

const DATA = fileURLToPath(new URL('data', import.meta.url));

/** Uses the database server of the tests, beside their databases. */
async function onServer(database: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: inject('templateUrl').replace(/[^/]+$/, database) });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(text);
  await client.end();
  return rows;
}

it('a seed that is aborted leaves the database empty for the next start', async () => {
  const name = `seed_${randomBytes(6).toString('hex')}`;
  await onServer('postgres', `create database ${name}`);
  const logger = createLogger('silent', process.stdout);
  const orm = openOrm(
    inject('templateUrl').replace(/[^/]+$/, name),
    features.flatMap(({ entities = [] }) => entities),
    migrations,
    logger,
  );
  try {
    await migrate(orm);
    const reason = new Error('The shop is to end.');
    await expect(seed(orm, DATA, new Date(), logger, AbortSignal.abort(reason))).rejects.toThrow(reason);
    expect(
      await onServer(
        name,
        `select (select count(*)::int from brands) as brands,
            (select count(*)::int from products) as products`,
      ),
    ).toEqual([{ brands: 0, products: 0 }]);
  } finally {
    await orm.close();
    await onServer('postgres', `drop database ${name} with (force)`);
  }
});
