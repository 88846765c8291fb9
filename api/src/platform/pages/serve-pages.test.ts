import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aWebClient } from '../../../test/fixtures/web-client.ts';
import { openTestShop, type TestShop } from '../../../test/test-shop.ts';
import { arrivalsAt, overTheWire, textOf, type WireAnswer, type WireRequest } from '../../../test/wire.ts';
import { PendingWrites } from '../cache/pending-writes.ts';
import { BoundedQueue, QueueFull } from '../process/bounded-queue.ts';

/** How many pages are rendered at once, and how many one network can have waiting. */
const AT_A_TIME = 2;
const WAITING = 40;

let rendered: string[] = [];
let atOnce = 0;
let mostAtOnce = 0;
let hold = Promise.withResolvers<void>();

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({
    env: { TRUSTED_PROXIES: '1' },
    pages: aWebClient({
      render: async ({ url }) => {
        rendered.push(url);
        atOnce += 1;
        mostAtOnce = Math.max(mostAtOnce, atOnce);
        await hold.promise;
        atOnce -= 1;
        return { status: 200, html: `<h1>${url}</h1>`, headers: { 'Content-Type': 'text/html' } };
      },
    }),
  });
});
afterAll(() => shop.close());
beforeEach(() => {
  rendered = [];
  mostAtOnce = 0;
  hold = Promise.withResolvers();
});
// Otherwise a failed test would leave its pages waiting and the shop couldn't close.
afterEach(() => hold.resolve());

const pathsOf = (count: number): string[] => Array.from({ length: count }, (_, index) => `/page-${index}`);

const from = (address: string): WireRequest => ({ headers: { 'x-forwarded-for': address } });

/**
 * Requests pages in this order, and returns the pending answers once the shop has received all of them.
 * @param visitor the address they're requested from.
 */
async function askInOrder(paths: readonly string[], visitor = '192.0.2.1'): Promise<Promise<WireAnswer>[]> {
  // A network's first request waits for points of the rate limit; later ones don't.
  await overTheWire(shop, '/api/categories', from(visitor));
  const answers: Promise<WireAnswer>[] = [];
  for (const path of paths) {
    const there = arrivalsAt(shop, 1);
    answers.push(overTheWire(shop, path, from(visitor)));
    await there;
  }
  return answers;
}

describe('pages requested at the same time', () => {
  it('are rendered a few at a time, first come, first served', async () => {
    const answers = await askInOrder(pathsOf(12));
    expect(rendered).toEqual(pathsOf(AT_A_TIME));
    hold.resolve();
    for (const { status } of await Promise.all(answers)) expect(status).toBe(200);
    expect(rendered).toEqual(pathsOf(12));
    expect(mostAtOnce).toBe(AT_A_TIME);
  });

  it('beyond a network’s limit of waiting pages are refused at once: try again in a few seconds', async () => {
    shop.complaints.length = 0;
    const answers = await askInOrder(pathsOf(AT_A_TIME + WAITING));
    const refused = await overTheWire(shop, '/one-too-many', from('192.0.2.1'));
    expect(refused).toMatchObject({
      status: 503,
      headers: {
        'retry-after': '5',
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      },
    });
    expect(textOf(refused)).toContain(
      'Sorry, we’re very busy at the moment. Please try again in a few seconds.',
    );
    hold.resolve();
    for (const { status } of await Promise.all(answers)) expect(status).toBe(200);
    expect((await overTheWire(shop, '/one-too-many')).status).toBe(200);
    expect(shop.complaints).toEqual([]);
  });
});

describe('pages of several networks', () => {
  it('are rendered in turn, however many pages one of them requests', async () => {
    const many = await askInOrder(pathsOf(AT_A_TIME + WAITING));
    const other = await askInOrder(['/other-1', '/other-2'], '192.0.2.2');
    hold.resolve();
    for (const { status } of await Promise.all([...many, ...other])) expect(status).toBe(200);
    const [one, two] = ['/other-1', '/other-2'].map((path) => rendered.indexOf(path));
    expect([one, two]).toEqual([AT_A_TIME + 1, AT_A_TIME + 3]);
  });

  it('have a limit per minute of their own; cached pages are free', async () => {
    const small = await openTestShop({
      besides: shop,
      env: { TRUSTED_PROXIES: '1', PAGES_PER_MINUTE: '2' },
      pages: aWebClient(),
    });
    const answerTo = async (path: string, address: string): Promise<number> =>
      (await overTheWire(small, path, from(address))).status;
    expect(await answerTo('/one', '192.0.2.1')).toBe(200);
    expect(await answerTo('/two', '192.0.2.1')).toBe(200);
    const refused = await overTheWire(small, '/three', from('192.0.2.1'));
    expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
    expect(await answerTo('/two', '192.0.2.1')).toBe(200);
    expect(await answerTo('/three', '192.0.2.2')).toBe(200);
    // A /48 has the limit of eight networks: switching to the next one gains nothing.
    const ofSite = async (network: number): Promise<number> =>
      answerTo(`/site-${network}`, `2001:db8:1:${network.toString(16)}::1`);
    for (let network = 1; network <= 16; network += 1) expect(await ofSite(network)).toBe(200);
    expect(await ofSite(17)).toBe(503);
    expect(await answerTo('/site-18', '2001:db8:2::1')).toBe(200);
    await small.close();
  });
});

describe('writes in flight', () => {
  it('are waited for until the last has ended, or for a while', async () => {
    let now = 0;
    const writes = new PendingWrites(() => now);
    await writes.done(1_000_000);
    const [first, second] = [writes.begin(), writes.begin()];
    await writes.done(1);
    // Endless writes don't make every page wait.
    now += 4_999;
    await writes.done(1_000_000);
    now += 1;
    let isDone = false;
    const done = writes.done(1_000_000).then(() => (isDone = true));
    first();
    await Promise.resolve();
    expect(isDone).toBe(false);
    second();
    await done;
  });
});

describe('a queue', () => {
  it('lets nobody wait longer than its limit', async () => {
    vi.useFakeTimers();
    try {
      const queue = new BoundedQueue({ atATime: 1, waiting: 2, patienceMs: 1_000 });
      const first = Promise.withResolvers<string>();
      const done = queue.run(() => first.promise);
      const late = queue.run(async () => 'late').catch((error: unknown) => error);
      await vi.advanceTimersByTimeAsync(1_000);
      expect(await late).toBeInstanceOf(QueueFull);
      first.resolve('first');
      expect(await done).toBe('first');
      // A visitor who gave up takes nobody's turn.
      expect(await queue.run(async () => 'next')).toBe('next');
    } finally {
      vi.useRealTimers();
    }
  });

  it('that is full makes room for a customer with less waiting than others', async () => {
    const queue = new BoundedQueue({ atATime: 1, waiting: 3, patienceMs: 1_000_000 });
    const first = Promise.withResolvers<string>();
    const started: string[] = [];
    const ask = (name: string, customer: string): Promise<unknown> =>
      queue.run(async () => void started.push(name), customer).catch((error: unknown) => error);
    const done = queue.run(() => first.promise, 'many');
    const many = ['many 1', 'many 2', 'many 3'].map((name) => ask(name, 'many'));
    const few = ask('few 1', 'few');
    // The newest of "many" made room; now nobody has two more than another would have.
    expect(await many[2]).toBeInstanceOf(QueueFull);
    expect(await ask('few 2', 'few')).toBeInstanceOf(QueueFull);
    first.resolve('first');
    await Promise.all([done, ...many, few]);
    expect(started).toEqual(['many 1', 'few 1', 'many 2']);
  });

  it('goes on after failed work', async () => {
    const queue = new BoundedQueue({ atATime: 1, waiting: 2, patienceMs: 1_000 });
    const failed = queue.run(() => Promise.reject(new Error('broken')));
    const next = queue.run(async () => 'next');
    await expect(failed).rejects.toThrow('broken');
    expect(await next).toBe('next');
  });
});
