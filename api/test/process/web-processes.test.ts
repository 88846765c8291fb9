import { request } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { webProcessesOf } from '../../../tools/chaos/shop-process.ts';
import { freePort } from '../../src/platform/process/free-port.ts';
import { isRunning } from '../../src/platform/process/running-process.ts';
import { aDatabase, startShop, useBuiltShop, type InstalledShop } from './installed-shop.ts';

const VISITORS = 8;

useBuiltShop();

const startTwo = async (env: Record<string, string> = {}): Promise<InstalledShop> =>
  startShop(await aDatabase(), ['ignore', 'ignore', 'inherit'], {
    WEB_PROCESSES: '2',
    LOG_LEVEL: 'silent',
    ...env,
  });

const webProcesses = ({ child }: InstalledShop): Promise<number[]> => webProcessesOf(child.pid);

/** A request on a connection of its own: its status, or the fault that ended it. */
const ask = ({ origin }: InstalledShop): Promise<number | string> =>
  new Promise((resolve) => {
    request(`${origin}/api/health`, { agent: false }, (answer) => {
      answer.resume().once('close', () => resolve(answer.complete ? (answer.statusCode ?? 0) : 'cut off'));
    })
      .once('error', (error: Error & { code?: string }) => resolve(error.code ?? error.message))
      .end();
  });

/** Visitors who request one thing after another. Returns a function that sends them home and tells what they got. */
function visitors(shop: InstalledShop): () => Promise<(number | string)[]> {
  const answers: (number | string)[] = [];
  let isOver = false;
  const visits = Array.from({ length: VISITORS }, async () => {
    while (!isOver) answers.push(await ask(shop));
  });
  return async () => {
    isOver = true;
    await Promise.all(visits);
    return answers;
  };
}

const hasTwo = (shop: InstalledShop): Promise<void> =>
  expect.poll(() => webProcesses(shop).then(({ length }) => length), { timeout: 60_000 }).toBe(2);

/** Sends a signal to a shop, and expects it to end with all its processes. */
async function end(shop: InstalledShop, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  await hasTwo(shop);
  const pids = await webProcesses(shop);
  shop.child.kill(signal);
  expect(await shop.exit).toBe(signal === 'SIGTERM' ? 0 : null);
  await expect.poll(() => pids.filter(isRunning)).toEqual([]);
}

it('killed web processes lose only what they were answering, are replaced, and end with a killed shop', async () => {
  const shop = await startTwo();
  await hasTwo(shop);
  const leave = visitors(shop);
  const [killed = 0] = await webProcesses(shop);
  process.kill(killed, 'SIGKILL');
  await expect.poll(async () => (await webProcesses(shop)).includes(killed)).toBe(false);
  await hasTwo(shop);
  const faults = (await leave()).filter((answer) => answer !== 200);
  expect(faults.length).toBeLessThanOrEqual(VISITORS);
  expect(faults.filter((fault) => fault !== 'ECONNRESET' && fault !== 'cut off')).toEqual([]);

  const all = await webProcesses(shop);
  for (const pid of all) process.kill(pid, 'SIGKILL');
  await expect.poll(() => all.filter(isRunning)).toEqual([]);
  expect(await Promise.all(Array.from({ length: VISITORS }, () => ask(shop)))).toEqual(
    Array.from({ length: VISITORS }, () => 200),
  );
  await end(shop, 'SIGKILL');
});

it('a hanging web process delays neither the metrics nor, for long, the end of the shop', async () => {
  const metricsPort = await freePort();
  const shop = await startTwo({ METRICS_PORT: String(metricsPort) });
  await hasTwo(shop);
  const [hanging = 0] = await webProcesses(shop);
  process.kill(hanging, 'SIGSTOP');
  onTestFinished(() => void (isRunning(hanging) && process.kill(hanging, 'SIGKILL')));
  expect((await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).status).toBe(200);
  shop.child.kill('SIGTERM');
  expect(await shop.exit).toBe(0);
  await expect.poll(() => isRunning(hanging)).toBe(false);
});

it('metrics are sums over all web processes, killed ones too, which end with a shop told to end', async () => {
  const metricsPort = await freePort();
  const shop = await startTwo({ METRICS_PORT: String(metricsPort) });
  await hasTwo(shop);
  const answered = async (): Promise<number> => {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    return Number(/http_requests_total\{route="\/api\/products".*\} (\d+)/.exec(text)?.[1]);
  };
  const REQUESTS = 20;
  const visit = async (): Promise<void> => {
    for (let count = 0; count < REQUESTS; count += 1)
      await fetch(`${shop.origin}/api/products?limit=1`, { headers: { connection: 'close' } });
  };
  await visit();
  await expect.poll(answered).toBe(REQUESTS);
  for (const pid of await webProcesses(shop)) process.kill(pid, 'SIGKILL');
  await visit();
  await expect.poll(answered).toBe(2 * REQUESTS);
  await end(shop, 'SIGTERM');
});
