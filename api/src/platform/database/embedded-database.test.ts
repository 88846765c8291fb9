import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ConfigError } from '../config/environment.ts';
import {
  findEmbeddedDatabase,
  inShopRole,
  startEmbeddedDatabase,
  type EmbeddedDatabase,
} from './embedded-database.ts';

let dataDir: string;
let started: EmbeddedDatabase[];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'treadline-embedded-'));
  started = [];
});
afterEach(async () => {
  for (const database of started) await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(): Promise<EmbeddedDatabase> {
  const database = await startEmbeddedDatabase(dataDir);
  started.push(database);
  return database;
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<object>(text);
  await client.end();
  return rows;
}

/** A separate process that starts the database, writes a row and waits to be killed. */
const OWNER = `
  import { startEmbeddedDatabase } from ${JSON.stringify(new URL('./embedded-database.ts', import.meta.url).href)};
  import pg from ${JSON.stringify(import.meta.resolve('pg'))};
  const { url } = await startEmbeddedDatabase(process.argv[1]);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('create table kept (word text)');
  await client.query("insert into kept values ('still here')");
  process.stdout.write('written');
  setInterval(() => undefined, 60_000);`;

async function startOwner(): Promise<ChildProcess> {
  const owner = spawn(process.execPath, ['--input-type=module', '-e', OWNER, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(owner.stdout, 'data');
  return owner;
}

async function kill(owner: ChildProcess): Promise<void> {
  owner.kill('SIGKILL');
  await once(owner, 'exit');
}

it('a start after kill -9 finds everything that was committed', async () => {
  await kill(await startOwner());
  const { url } = await start();
  expect(await query(url, 'select word from kept')).toEqual([{ word: 'still here' }]);
});

it('a second start on the same data folder is refused, and the first keeps running', async () => {
  const owner = await startOwner();
  try {
    await expect(start()).rejects.toThrow(
      new ConfigError(
        `A shop is already running on this data folder (process ${owner.pid}). Stop it, or set DATA_DIR.`,
      ),
    );
    expect(await query(findEmbeddedDatabase(dataDir) ?? '', 'select word from kept')).toEqual([
      { word: 'still here' },
    ]);
  } finally {
    await kill(owner);
  }
});

it('a process that reuses a killed shop’s or database’s number isn’t mistaken for it or signalled', async () => {
  const { stop } = await startEmbeddedDatabase(dataDir);
  await stop();
  const stranger = spawn('sleep', ['600'], { stdio: 'ignore' });
  try {
    writeFileSync(join(dataDir, 'shop.pid'), `${stranger.pid}\nlong ago\n`);
    writeFileSync(join(dataDir, 'postgres/postmaster.pid'), `${stranger.pid}\n`);
    expect(findEmbeddedDatabase(dataDir)).toBeNull();
    await start();
    expect({ code: stranger.exitCode, signal: stranger.signalCode }).toEqual({ code: null, signal: null });
  } finally {
    stranger.kill('SIGKILL');
  }
});

it('a server that dies is reported lost, a stopped one isn’t, and both release the folder', async () => {
  const first = await startEmbeddedDatabase(dataDir);
  process.kill(
    Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]),
    'SIGKILL',
  );
  await first.lost;
  await first.stop();
  const second = await startEmbeddedDatabase(dataDir);
  let lost = false;
  void second.lost.then(() => (lost = true));
  await second.stop();
  expect(lost).toBe(false);
  expect(existsSync(join(dataDir, 'shop.pid'))).toBe(false);
});

it('a start after an orderly stop finds everything, and the same password', async () => {
  const first = await start();
  await query(first.url, 'create table kept as select 7 as number');
  await first.stop();
  const second = await start();
  expect(await query(second.url, 'select number from kept')).toEqual([{ number: 7 }]);
  expect(new URL(second.url).password).toBe(new URL(first.url).password);
});

it('an interrupted first start is begun again', async () => {
  mkdirSync(join(dataDir, 'postgres'), { recursive: true });
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), 'half');
  const { url } = await start();
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

it('listens on this machine only and requires its password', async () => {
  const { url } = await start();
  await expect(query(url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow(
    /password authentication failed/,
  );
  expect(await query(url, "select current_setting('listen_addresses') as at")).toEqual([{ at: '127.0.0.1' }]);
});

it('the password of the shop’s role doesn’t work for the owner’s', async () => {
  const { url } = await start();
  const owner = new URL(url);
  owner.password = new URL(inShopRole(url)).password;
  await expect(query(owner.href, 'select 1')).rejects.toThrow(/password authentication failed/);
});

it('a tool finds a running shop’s server, and null before and after', async () => {
  expect(findEmbeddedDatabase(dataDir)).toBeNull();
  const database = await startEmbeddedDatabase(dataDir, { durable: false });
  expect(findEmbeddedDatabase(dataDir)).toBe(database.url);
  await database.stop();
  expect(findEmbeddedDatabase(dataDir)).toBeNull();
});
