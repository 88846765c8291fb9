import { expect, it } from 'vitest';
import { ConfigError } from './environment.ts';
import { readOwnerDatabaseUrl } from './owner-database.ts';

const OWNER = 'postgresql://owner:k%C3%A4se@db/shop';
const read = (owner: string, shop?: string): string | null =>
  readOwnerDatabaseUrl({ MIGRATIONS_DATABASE_URL: owner, ...(shop ? { DATABASE_URL: shop } : {}) });

it('accepts an owner with its own user and password', () => {
  expect(read(OWNER, 'postgresql://shop:other@db/shop')).toBe(OWNER);
});

it('doesn’t compare passwords that aren’t in the address', () => {
  expect(read('postgresql://owner@db/shop', 'postgresql://shop@db/shop')).toBe('postgresql://owner@db/shop');
});

it.each([
  [undefined, 'DATABASE_URL is missing'],
  [
    'postgresql://owner:other@db/shop',
    'MIGRATIONS_DATABASE_URL must name a different user from DATABASE_URL',
  ],
  [
    'postgresql://shop:käse@db/shop',
    'MIGRATIONS_DATABASE_URL must have a different password from DATABASE_URL',
  ],
])('refuses %s as the shop’s database', (shop, sentence) => {
  expect(() => read(OWNER, shop)).toThrow(ConfigError);
  expect(() => read(OWNER, shop)).toThrow(sentence);
  expect(() => read(OWNER, shop)).not.toThrow(/käse|k%C3/);
});
