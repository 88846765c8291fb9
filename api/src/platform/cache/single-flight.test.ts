import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aWebClient } from '../../../test/fixtures/web-client.ts';
import { openTestShop, type TestShop } from '../../../test/test-shop.ts';
import { arrivalsAt, overTheWire, textOf, type WireAnswer, type WireRequest } from '../../../test/wire.ts';
import { SingleFlight } from './single-flight.ts';

const PUBLIC = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'public, max-age=0, s-maxage=60',
};
const PRIVATE = { ...PUBLIC, 'Cache-Control': 'private, no-store' };

/** The addresses of the pages rendered in this test. */
let rendered: string[] = [];
/** Every rendering waits for this gate. */
let hold = Promise.withResolvers<void>();
let begun = Promise.withResolvers<void>();

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({
    pages: aWebClient({
      render: async ({ url }) => {
        const turn = rendered.push(url);
        begun.resolve();
        await hold.promise;
        if (url.startsWith('/broken') && turn === 1) throw new Error('The first rendering breaks.');
        return {
          status: 200,
          html: `<p>rendering ${turn} of ${url}</p>${'<p>tyre</p>'.repeat(500)}`,
          headers: url.startsWith('/private') ? PRIVATE : PUBLIC,
        };
      },
    }),
  });
});
afterAll(() => shop.close());
beforeEach(async () => {
  rendered = [];
  hold = Promise.withResolvers();
  begun = Promise.withResolvers();
  await shop.announce('catalogue');
});

// Otherwise a failed test would leave its page waiting and the shop couldn't close.
afterEach(() => hold.resolve());

/** Requests one page for many visitors at once and lets it render when all requests have arrived. */
async function askTogether(path: string, visitors: readonly WireRequest[]): Promise<WireAnswer[]> {
  const allThere = arrivalsAt(shop, visitors.length);
  const answers = visitors.map((visitor) => overTheWire(shop, path, visitor));
  await allThere;
  hold.resolve();
  return Promise.all(answers);
}

const visitors = (count: number, ...requests: WireRequest[]): WireRequest[] =>
  Array.from({ length: count }, (_, index) => requests[index % requests.length] ?? {});
const statuses = (answers: readonly WireAnswer[]): number[] =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);

describe('visitors who request the same page at the same time', () => {
  it('share one rendering, each in an encoding they accept', async () => {
    const encodings = ['br', 'gzip', 'identity'];
    const answers = await askTogether(
      '/shop',
      visitors(32, ...encodings.map((encoding) => ({ headers: { 'accept-encoding': encoding } }))),
    );
    expect(rendered).toEqual(['/shop']);
    expect(statuses(answers)).toEqual(Array(32).fill(200));
    expect(new Set(answers.map(textOf)).size).toBe(1);
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
  });

  it('share one rendering when a HEAD request comes first', async () => {
    const head = overTheWire(shop, '/shop', { method: 'HEAD' });
    await begun.promise;
    const [page] = await askTogether('/shop', visitors(1));
    expect(rendered).toEqual(['/shop']);
    expect(page && textOf(page)).toContain('rendering 1 of /shop');
    expect((await head).headers['content-length']).toBe(String(page?.bytes.length));
  });

  it('each get their own if the page may not be shared', async () => {
    const answers = await askTogether('/private', visitors(8));
    expect(rendered).toHaveLength(8);
    expect(statuses(answers)).toEqual(Array(8).fill(200));
    expect(new Set(answers.map(textOf)).size).toBe(8);
  });

  it('share the second rendering when the first breaks', async () => {
    const answers = await askTogether('/broken', visitors(8));
    expect(statuses(answers)).toEqual([...Array<number>(7).fill(200), 500]);
  });

  it('get the rendering the first began even if the first leaves', async () => {
    const leaving = new AbortController();
    const gone = (once(shop.app.server, 'request') as Promise<[IncomingMessage]>).then(([request]) =>
      once(request.socket, 'close'),
    );
    const first = overTheWire(shop, '/shop', { signal: leaving.signal });
    await begun.promise;
    leaving.abort();
    await expect(first).rejects.toThrow(/abort/i);
    await gone;
    const answers = await askTogether('/shop', visitors(8));
    expect(rendered).toEqual(['/shop']);
    expect(statuses(answers)).toEqual(Array(8).fill(200));
  });

  it('get their page even if all others leave', async () => {
    const leaving = new AbortController();
    const staying = overTheWire(shop, '/shop');
    await begun.promise;
    const allThere = arrivalsAt(shop, 8);
    const others = visitors(8, { signal: leaving.signal }).map((visitor) =>
      overTheWire(shop, '/shop', visitor).catch(() => 'gone'),
    );
    await allThere;
    leaving.abort();
    expect(await Promise.all(others)).toEqual(Array(8).fill('gone'));
    hold.resolve();
    expect((await staying).status).toBe(200);
    expect(rendered).toEqual(['/shop']);
  });
});

it('identical GraphQL queries that arrive together are executed once', async () => {
  const ask: WireRequest = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ products(limit: 7) { items { id } pageInfo { totalItems } } }' }),
  };
  shop.takeStatements();
  await overTheWire(shop, '/graphql', ask);
  const forOne = shop.takeStatements().length;
  await shop.announce('catalogue');
  const answers = await askTogether('/graphql', visitors(16, ask));
  expect(statuses(answers)).toEqual(Array(16).fill(200));
  expect(new Set(answers.map(textOf)).size).toBe(1);
  expect(shop.takeStatements()).toHaveLength(forOne);
});

it('nobody waits for an answer that never comes', async () => {
  vi.useFakeTimers();
  try {
    const flights = new SingleFlight<string>();
    const land = flights.lead('page');
    const waiting = flights.inFlight('page');
    await vi.runAllTimersAsync();
    expect(await waiting).toBeNull();
    // The next request leads, and the late answer isn't mistaken for the new one.
    expect(flights.inFlight('page')).toBeUndefined();
    flights.lead('page');
    const next = flights.inFlight('page');
    land('late');
    expect(flights.inFlight('page')).toBe(next);
  } finally {
    vi.useRealTimers();
  }
});
