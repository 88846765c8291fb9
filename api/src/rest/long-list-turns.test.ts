import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect } from 'vitest';
import { shopTest } from '../../test/shop-test.ts';
import type { TestShop } from '../../test/test-shop.ts';
import { LongListTurns } from './long-list-turns.ts';

const WHOLE = '/api/products?limit=20000';

const underway: http.ClientRequest[] = [];
const it = shopTest({ env: { TRUSTED_PROXIES: '1' } });
it.afterEach(({ shop }) => expect(shop.complaints).toEqual([]));

afterEach(() => {
  for (const request of underway.splice(0)) request.destroy();
});

/** Asks over a real connection. Nothing of the answer is read yet, so that a long one goes on for as long as the test wants. */
function begin(
  shop: TestShop,
  from: string,
  path = WHOLE,
  headers: Record<string, string> = {},
): Promise<http.IncomingMessage> {
  const { port } = shop.app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const request = http.get(
      { host: '127.0.0.1', port, path, headers: { ...headers, 'x-forwarded-for': from } },
      resolve,
    );
    request.on('error', reject);
    underway.push(request);
  });
}

/** Asks until the shop has noticed who left before, which takes it a moment. */
async function beginAtLast(shop: TestShop, from: string): Promise<http.IncomingMessage> {
  let answer: http.IncomingMessage | undefined;
  await expect.poll(async () => (answer = await begin(shop, from)).statusCode).toBe(200);
  if (!answer) throw new Error('The shop was never asked.');
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

describe('C-20 whole catalogues at once', () => {
  it('are one for a network, and the next is welcome when it has been read or is wanted no more', async ({
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
        error: 'Another long list is being sent to you. Please wait until it is there.',
        message: 'Another long list is being sent to you. Please wait until it is there.',
      },
    });
    expect((JSON.parse(await text(first)) as { products: unknown[] }).products).toHaveLength(19_446);
    const second = await begin(shop, '2001:db8:1:2:ffff::2');
    expect(second.statusCode).toBe(200);
    second.destroy();
    await beginAtLast(shop, '2001:db8:1:2::1');
  });

  it('are four for everybody together', async ({ shop }) => {
    const lists = await Promise.all([1, 2, 3, 4].map((number) => beginAtLast(shop, `192.0.2.${number}`)));
    const refused = await begin(shop, '192.0.2.5');
    expect({ status: refused.statusCode, body: JSON.parse(await text(refused)) as unknown }).toMatchObject({
      status: 429,
      body: {
        success: false,
        message: 'Too many long lists are being sent at the moment. Please try again in a few seconds.',
      },
    });
    lists[0]?.destroy();
    await beginAtLast(shop, '192.0.2.5');
  });

  it('hold up neither ordinary pages, nor who has the list already, nor who asks for a wrong one', async ({
    shop,
  }) => {
    const { headers } = await beginAtLast(shop, '192.0.2.1');
    expect(
      await Promise.all([1, 2].map(() => statusOf(shop, '192.0.2.1', '/api/products?limit=1000'))),
    ).toEqual([200, 200]);
    expect(await statusOf(shop, '192.0.2.1', WHOLE, { 'if-none-match': String(headers.etag) })).toBe(304);
    for (let wrong = 0; wrong < 5; wrong += 1)
      expect(await statusOf(shop, '192.0.2.9', `${WHOLE}&minPrice=9&maxPrice=5`)).toBe(400);
    await beginAtLast(shop, '192.0.2.9');
  });
});

it('a turn ends once: what ends it late does not end the next one', () => {
  const turns = new LongListTurns();
  const end = turns.begin('192.0.2.1', 20_000);
  end();
  turns.begin('192.0.2.1', 20_000);
  end();
  expect(() => turns.begin('192.0.2.1', 20_000)).toThrow('Another long list is being sent to you.');
  expect(turns.begin('192.0.2.1', 1_000)).not.toThrow();
});
