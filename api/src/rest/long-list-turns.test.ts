import http from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect } from 'vitest';
import { shopTest } from '../../test/shop-test.ts';
import type { TestShop } from '../../test/test-shop.ts';
import { portOf } from '../platform/process/free-port.ts';
import { LongListTurns } from './long-list-turns.ts';

const MANY = 4_000;
/** Longer than all buffers between shop and reader, so that it's in flight until it's read. */
const LONG = `/api/products?limit=${MANY}`;

const pending: http.ClientRequest[] = [];
const it = shopTest({ env: { TRUSTED_PROXIES: '1' } });
it.afterEach(({ shop }) => expect(shop.complaints).toEqual([]));

afterEach(() => {
  for (const request of pending.splice(0)) request.destroy();
});

/**
 * Sends a request over a real connection without reading the answer yet, so that a long list keeps its turn as long as
 * the test needs.
 */
function begin(
  shop: TestShop,
  from: string,
  path = LONG,
  headers: Record<string, string> = {},
): Promise<http.IncomingMessage> {
  const port = portOf(shop.app.server);
  return new Promise((resolve, reject) => {
    const request = http.get(
      { host: '127.0.0.1', port, path, headers: { ...headers, 'x-forwarded-for': from } },
      resolve,
    );
    request.on('error', reject);
    pending.push(request);
  });
}

/** Retries until the shop has noticed that an earlier reader left, which takes a moment. */
async function beginAtLast(shop: TestShop, from: string): Promise<http.IncomingMessage> {
  let answer: http.IncomingMessage | undefined;
  await expect.poll(async () => (answer = await begin(shop, from)).statusCode).toBe(200);
  if (!answer) throw new Error('The shop never got the request.');
  return answer;
}

const statusOf = async (
  shop: TestShop,
  from: string,
  path?: string,
  headers?: Record<string, string>,
): Promise<number | undefined> => {
  const answer = await begin(shop, from, path, headers);
  answer.destroy();
  return answer.statusCode;
};

describe('C-20 long lists at once', () => {
  it('C-20 one network gets one long list at a time, and the next once the first is read or abandoned', async ({
    shop,
  }) => {
    const first = await beginAtLast(shop, '2001:db8:1:2::1');
    const refused = await begin(shop, '2001:db8:1:2:ffff::2');
    expect({
      status: refused.statusCode,
      retryAfter: refused.headers['retry-after'],
      body: JSON.parse(await text(refused)) as unknown,
    }).toEqual({
      status: 429,
      retryAfter: '10',
      body: {
        success: false,
        error: 'You’re already receiving a long list. Please wait until it’s complete.',
        message: 'You’re already receiving a long list. Please wait until it’s complete.',
      },
    });
    expect((JSON.parse(await text(first)) as { products: unknown[] }).products).toHaveLength(MANY);
    const second = await begin(shop, '2001:db8:1:2:ffff::2');
    expect(second.statusCode).toBe(200);
    second.destroy();
    await beginAtLast(shop, '2001:db8:1:2::1');
  });

  it('C-20 readers who read nothing don’t hold up other long lists', async ({ shop }) => {
    await Promise.all([1, 2, 3, 4, 5, 6].map((number) => beginAtLast(shop, `192.0.2.${number}`)));
    const read = await begin(shop, '192.0.2.7');
    expect((JSON.parse(await text(read)) as { products: unknown[] }).products).toHaveLength(MANY);
  });

  it('C-20 a long list doesn’t hold up ordinary pages, 304s and refusals', async ({ shop }) => {
    const { headers } = await beginAtLast(shop, '192.0.2.1');
    expect(
      await Promise.all([1, 2].map(() => statusOf(shop, '192.0.2.1', '/api/products?limit=1000'))),
    ).toEqual([200, 200]);
    expect(await statusOf(shop, '192.0.2.1', LONG, { 'if-none-match': String(headers.etag) })).toBe(304);
    for (let wrong = 0; wrong < 5; wrong += 1)
      expect(await statusOf(shop, '192.0.2.9', `${LONG}&minPrice=9&maxPrice=5`)).toBe(400);
    await beginAtLast(shop, '192.0.2.9');
  });
});

it('at most a hundred networks receive a list at once', () => {
  const turns = new LongListTurns();
  const ends = Array.from({ length: 100 }, (_, number) => turns.begin(`192.0.2.${number}`, 20_000));
  const message = 'Too many long lists are being sent at the moment. Please try again in a few seconds.';
  expect(() => turns.begin('198.51.100.1', 20_000)).toThrow(message);
  expect(turns.begin('198.51.100.1', 1_000)).not.toThrow();
  ends[0]?.();
  turns.begin('198.51.100.1', 20_000);
});

it('the networks of a /48 receive at most eight lists at once', () => {
  const turns = new LongListTurns();
  const begin = (network: string) => turns.begin(network, 20_000);
  for (let network = 1; network <= 8; network += 1) begin(`2001:db8:1:${network}::`);
  expect(() => begin('2001:db8:1:9::')).toThrow('Too many long lists are being sent at the moment.');
  begin('2001:db8:2:1::');
  begin('192.0.2.1');
});

it('ending a turn twice doesn’t end the next one', () => {
  const turns = new LongListTurns();
  const end = turns.begin('192.0.2.1', 20_000);
  end();
  turns.begin('192.0.2.1', 20_000);
  end();
  expect(() => turns.begin('192.0.2.1', 20_000)).toThrow('You’re already receiving a long list.');
  expect(turns.begin('192.0.2.1', 1_000)).not.toThrow();
});
