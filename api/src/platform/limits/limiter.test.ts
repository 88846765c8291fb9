import { expect } from 'vitest';
import { shopTest } from '../../../test/shop-test.ts';
import { createLimiter, type Limiter } from './limiter.ts';

const it = shopTest().extend('limiter', async ({ shop }) => {
  await shop.rows('delete from rate_limits');
  return createLimiter(shop.services.platform, 'acts', 2, 60);
});

/** How many of these networks are within the limit, with one action each. */
async function countOf(limiter: Limiter, networks: readonly string[]): Promise<number> {
  let count = 0;
  for (const network of networks) if ((await limiter.take(network)) === 0) count += 1;
  return count;
}

const lines = (site: string): string[] =>
  Array.from({ length: 20 }, (_, line) => `${site}:${(line + 1).toString(16)}::`);

it('all IPv6 networks of a /48 together get eight times the limit of one', async ({ limiter }) => {
  expect(await countOf(limiter, lines('2001:db8:1'))).toBe(16);
  expect(await countOf(limiter, lines('2001:db8:2').slice(0, 5))).toBe(5);
  expect(
    await countOf(
      limiter,
      lines('2001:db8:1').map((network) => `somebody:${network}`),
    ),
  ).toBe(16);
});

it('a refusal for the /48 costs the network nothing, and returned points go to both', async ({ limiter }) => {
  const networks = lines('2001:db8:3').slice(0, 9);
  const [first = '', , , , , , , , last = ''] = networks;
  for (const network of networks.slice(0, 8)) expect(await limiter.take(network, 2)).toBe(0);
  expect(await limiter.take(last, 2)).toBeGreaterThan(0);
  await limiter.release(first, 2);
  expect(await limiter.take(last, 2)).toBe(0);
  await limiter.clear(last);
  expect(await limiter.take(last, 2)).toBe(0);
});

it('IPv4 networks are counted individually', async ({ limiter }) => {
  const networks = Array.from({ length: 20 }, (_, line) => `192.0.2.${line}`);
  expect(await countOf(limiter, networks)).toBe(20);
});
