import { readdirSync, readFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { expect, vi } from 'vitest';
import { copyTables } from '../../src/backup/copy-tables.ts';
import { openPool } from '../../src/platform/database/connection-pool.ts';
import { checkDatabase } from '../../src/platform/database/database-check.ts';
import { inTurn } from '../../src/platform/database/database.ts';
import { inShopRole } from '../../src/platform/database/embedded-database.ts';
import { proxyTest } from '../proxy-test.ts';
import { openTestShop } from '../test-shop.ts';

const it = proxyTest;

/** The connections of a complete start, of a shop with replicas, and of a backup. */
const NAMES = ['writes', 'reads', 'limits', 'jobs', 'versions', 'checks', 'check', 'migrations', 'backup'];

it('every connection uses TCP keep-alive', async ({ shop, proxy, url }) => {
  const connect = vi.spyOn(Socket.prototype, 'connect');
  const keepAlive = vi.spyOn(Socket.prototype, 'setKeepAlive');
  const write = vi.spyOn(Socket.prototype, 'write');
  const other = await openTestShop({
    besides: { databaseUrl: url },
    env: { DATABASE_URL: inShopRole(url), DATABASE_REPLICA_URLS: url },
    ownRole: true,
    jobs: true,
  });
  await copyTables(url, shop.config.dataDir);
  await other.close();
  const argumentsOf = (socket: Socket, { mock }: typeof keepAlive): unknown[][] =>
    mock.calls.filter((_, call) => mock.contexts[call] === socket);
  const opened = connect.mock.contexts.filter(
    (_, call) => (connect.mock.calls[call] as unknown[])[0] === proxy.port,
  ) as Socket[];
  const nameOf = (socket: Socket): string =>
    write.mock.calls
      .filter((_, call) => write.mock.contexts[call] === socket)
      .map(([bytes]) => /application_name\0treadline-(\w+)/.exec(String(bytes))?.[1])
      .find(Boolean) ?? '';
  expect([...new Set(opened.map(nameOf))].toSorted()).toEqual(NAMES.toSorted());
  for (const socket of opened)
    expect([nameOf(socket), ...argumentsOf(socket, keepAlive)]).toEqual([nameOf(socket), [true, 10_000]]);
  vi.restoreAllMocks();
});

it('a start or a backup gives up on a silent server', async ({ shop, proxy, url }) => {
  proxy.fallSilent();
  const pool = openPool(url, 'test', 1, () => undefined);
  const ends = await Promise.allSettled([
    checkDatabase(url),
    inTurn(url, async () => undefined),
    copyTables(url, shop.config.dataDir),
    pool.query('select 1'),
  ]);
  proxy.endSilence();
  await pool.end();
  expect(ends.map(({ status }) => status)).toEqual(Array(ends.length).fill('rejected'));
});

it('a backup gives up on a server that falls silent half-way', async ({ shop }) => {
  const { pool } = shop.services.platform.sql;
  const other = await pool.connect();
  await other.query('begin; lock table products in access exclusive mode');
  await expect(copyTables(shop.databaseUrl, shop.config.dataDir, 500)).rejects.toThrow(
    'hasn’t answered for too long',
  );
  await other.query('rollback');
  other.release();
});

it('no other file of the shop opens connections', () => {
  const source = new URL('../../src/', import.meta.url);
  const opening = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /(?<!test|builder)\.ts$/.test(file) &&
      /\bnew (?:pg\.)?(?:Client|Pool|MikroORM)\b/.test(readFileSync(new URL(file, source), 'utf8')),
  );
  expect(opening.toSorted()).toEqual([
    'platform/database/connection-pool.ts',
    'platform/database/connection.ts',
    'platform/database/database.ts',
  ]);
});
