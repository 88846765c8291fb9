import { expect, it } from 'vitest';
import { ConfigError } from './environment.ts';
import { readOwnerDatabaseUrl } from './owner-database.ts';

const OWNER = 'postgresql://owner:k%C3%A4se@db/shop';
const read = (owner: string, shop?: string): string | null =>
  readOwnerDatabaseUrl({ MIGRATIONS_DATABASE_URL: owner, ...(shop ? { DATABASE_URL: shop } : {}) });

it('the owner has a user and a password of its own', () => {
  expect(read(OWNER, 'postgresql://shop:other@db/shop')).toBe(OWNER);
});

it('passwords that do not stand in the address are not compared', () => {
  expect(read('postgresql://owner@db/shop', 'postgresql://shop@db/shop')).toBe('postgresql://owner@db/shop');
});

it.each([
  [undefined, 'DATABASE_URL is missing'],
  ['postgresql://owner:other@db/shop', 'MIGRATIONS_DATABASE_URL must have another user than DATABASE_URL'],
  ['postgresql://shop:käse@db/shop', 'MIGRATIONS_DATABASE_URL must have another password than DATABASE_URL'],
])('with %s for the shop the start is refused', (shop, sentence) => {
  expect(() => read(OWNER, shop)).toThrow(ConfigError);
  expect(() => read(OWNER, shop)).toThrow(sentence);
  expect(() => read(OWNER, shop)).not.toThrow(/käse|k%C3/);
});
