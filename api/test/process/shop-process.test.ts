import { execFile, spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { openRelay } from '../../../tools/chaos/relay.ts';
import { freePort } from '../../src/platform/process/free-port.ts';
import { copyDatabase } from '../test-shop.ts';

const PROJECT = fileURLToPath(new URL('../../../', import.meta.url));
/** Exists only on Linux. */
const FULL_DISK = '/dev/full';

interface ShopProcess {
  readonly origin: string;
  readonly child: ChildProcess;
  /** Its exit code; null if a signal ended it. */
  readonly exit: Promise<number | null>;
}

// Does nothing in a full test run, which builds first. A bundle made for tests would be a different one.
beforeAll(() =>
  promisify(execFile)(process.execPath, [join(PROJECT, 'tools/build.ts')], {
    env: { ...process.env, NODE_ENV: undefined },
  }),
);

/** Starts the shop as installed; `stdio` says where its log goes. */
async function startShop(databaseUrl: string, stdio: StdioOptions): Promise<ShopProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'treadline-process-'));
  const port = await freePort();
  const child = spawn(process.execPath, [join(PROJECT, 'api/dist/main.js')], {
    stdio,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      PORT: String(port),
      SANDBOX_PORT: String(await freePort()),
      PICTURE_WORKERS: '0',
    },
  });
  // Pipes that nobody reads any more.
  for (const pipe of [child.stdout, child.stderr]) pipe?.destroy();
  const exit = once(child, 'exit').then(([code]) => code as number | null);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await exit;
    rmSync(dataDir, { recursive: true, force: true });
  });
  const origin = `http://127.0.0.1:${port}`;
  const ended = exit.then((code) =>
    Promise.reject(new Error(`The shop ended with ${code} before it was open.`)),
  );
  await Promise.race([opens(origin), ended]);
  return { origin, child, exit };
}

const opens = (origin: string): Promise<void> =>
  expect
    .poll(() =>
      fetch(`${origin}/api/ready`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true);

async function aDatabase(): Promise<string> {
  const { url, drop } = await copyDatabase();
  onTestFinished(drop);
  return url;
}

/** Repeats a request that is never cached until the shop is gone; calls back for each answer. */
async function askOn({ origin, child }: ShopProcess, tell: () => void): Promise<void> {
  const ask = (price: number): Promise<unknown> =>
    fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query: `{ products(filter: {minPrice: ${price}}) { pageInfo { totalItems } } }`,
      }),
    }).then((answer) => answer.json());
  for (let price = 1; child.exitCode === null && child.signalCode === null; price += 1)
    await ask(price).then(tell, () => null);
}

async function expectLife({ origin, child, exit }: ShopProcess): Promise<void> {
  expect((await fetch(`${origin}/api/health`)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await exit).toBe(0);
}

it.skipIf(!existsSync(FULL_DISK))(
  'a shop whose log is on a full disk opens, answers and ends like any other',
  async () => {
    const disk = openSync(FULL_DISK, 'w');
    onTestFinished(() => closeSync(disk));
    await expectLife(await startShop(await aDatabase(), ['ignore', disk, disk]));
  },
);

it('a shop whose log reader has gone opens, answers and ends like any other', async () => {
  await expectLife(await startShop(await aDatabase(), ['ignore', 'pipe', 'pipe']));
});

it('a busy shop whose database is gone ends in time when told to', async () => {
  const database = new URL(await aDatabase());
  const way = await openRelay(Number(database.port));
  database.port = String(way.port);
  const shop = await startShop(database.href, 'ignore');
  const { promise: busy, resolve: tell } = Promise.withResolvers<void>();
  const visitors = Array.from({ length: 8 }, () => askOn(shop, tell));
  await busy;
  await way.close();
  shop.child.kill('SIGTERM');
  // It would end with 1 after its time-out.
  expect(await shop.exit).toBe(0);
  await Promise.all(visitors);
});
