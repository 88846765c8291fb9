import pg from 'pg';
import { describe, expect } from 'vitest';
import { shopTest } from '../../../test/shop-test.ts';
import { errorCodeOf } from '../process/error-code.ts';
import { isForPrimary, outageOf } from './database-errors.ts';

const it = shopTest();
const COME_AGAIN = { message: expect.stringContaining('Please try again') };
const faultOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => expect.unreachable('It did not fail.'),
    (fault: unknown) => fault,
  );

describe('a passing database error asks callers to try again later', () => {
  it.for([
    '08006 connection failure',
    '25006 read-only transaction',
    '25P03 idle in a transaction for too long',
    '25P04 transaction too long',
    '40001 serialization failure',
    '40P01 deadlock',
    '53100 disk full',
    '53200 out of memory',
    '53300 too many connections',
    '55P03 lock not available',
    '57014 statement cancelled',
    '57P01 shutdown',
    '57P03 starting up',
    '57P05 idle session ended',
  ])('%s', async (title, { shop }) => {
    const [state = ''] = title.split(' ');
    const fault = await faultOf(shop.rows(`do $$ begin raise 'No.' using errcode = '${state}'; end $$`));
    expect(errorCodeOf(fault)).toBe(state);
    expect(outageOf(fault)).toMatchObject(COME_AGAIN);
    expect(isForPrimary(fault)).toBe(/^(25|40)/.test(state));
  });

  it.for([
    '22012 division by zero',
    '23505 a row that is there',
    '42P01 missing table',
    '58030 a broken disk',
  ])('but not %s', async (title, { shop }) => {
    const [state = ''] = title.split(' ');
    const fault = await faultOf(shop.rows(`do $$ begin raise 'No.' using errcode = '${state}'; end $$`));
    expect({ code: errorCodeOf(fault), outage: outageOf(fault) }).toEqual({ code: state, outage: null });
  });
});

it('a deadlock asks callers to try again', async ({ shop }) => {
  const { pool } = shop.services.platform.sql;
  const lock = 'select from products where id = $1 for update';
  const [one, other] = [await pool.connect(), await pool.connect()];
  for (const each of [one, other]) await each.query('begin');
  await one.query(lock, [1]);
  await other.query(lock, [2]);
  const waits = await Promise.allSettled([one.query(lock, [2]), other.query(lock, [1])]);
  for (const each of [one, other]) await each.query('rollback').finally(() => each.release());
  const [loser] = waits.flatMap((wait) => (wait.status === 'rejected' ? [wait.reason as unknown] : []));
  expect(outageOf(loser)).toMatchObject(COME_AGAIN);
});

it('an idle transaction is ended, and the process goes on', async ({ shop }) => {
  const beside = new pg.Client({ connectionString: shop.databaseUrl });
  await beside.connect();
  const isOpen = async (pid: number | undefined): Promise<boolean> =>
    (await beside.query('select from pg_stat_activity where pid = $1', [pid])).rows.length > 0;
  const fault = await faultOf(
    shop.services.platform.orm.em.fork().transactional(async (em) => {
      await em.execute('set local idle_in_transaction_session_timeout = 50');
      const [own] = await em.execute<{ pid: number }[]>('select pg_backend_pid() as pid');
      await expect.poll(() => isOpen(own?.pid)).toBe(false);
      await em.execute('select 1');
    }),
  );
  await beside.end();
  expect(outageOf(fault)).toMatchObject(COME_AGAIN);
});

it('a primary that turned read-only asks callers to try again later', async ({ shop, admin }) => {
  const name = new URL(shop.databaseUrl).pathname.slice(1);
  const setTo = async (readOnly: boolean): Promise<void> => {
    const server = new pg.Client({ connectionString: shop.databaseUrl.replace(/[^/]+$/, 'postgres') });
    await server.connect();
    await server.query(`alter database ${name} set default_transaction_read_only = ${readOnly}`);
    await server.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    await server.end();
  };
  const write = () =>
    shop.graphql('mutation { deleteProduct(id: 9) { __typename } }', {}, { ...admin.headers });
  await setTo(true);
  // The first attempts meet the broken connections.
  const told = async (): Promise<string> => {
    expect((await write()).errors?.map(({ extensions }) => extensions.code)).toEqual(['SERVICE_UNAVAILABLE']);
    return shop.complaints.join('');
  };
  await expect
    .poll(told)
    .toContain('The database is read-only: it follows another server, or is recovering.');
  expect(shop.complaints.filter((line) => (JSON.parse(line) as { level: number }).level >= 50)).toEqual([]);
  await setTo(false);
  await expect.poll(async () => (await write()).errors).toBeUndefined();
});
