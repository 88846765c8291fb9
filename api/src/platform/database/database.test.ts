import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/test-shop.ts';

/** The migration table of shops opened before migrations had numbers, in the order in which they ran. */
const FORMER_NAMES = [
  'ShopMigration',
  'FittingCentresMigration',
  'BlogMigration',
  'AccountsMigration',
  'OrdersMigration',
  'MailMigration',
  'NewsletterMigration',
  'AccountDeletionMigration',
  'GarageMigration',
  'SavedCartMigration',
  'WishlistMigration',
  'BuyerReviewsMigration',
  'AddressesMigration',
  'IntegratorsMigration',
  'ProductWritesMigration',
  'ReceivedPaymentsMigration',
  'ReplyCookiesMigration',
];

const FILES = readdirSync(new URL('../../../migrations', import.meta.url))
  .filter((name) => /^\d/.test(name))
  .map((name) => name.replace('.ts', ''))
  .toSorted();

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const migrations = () =>
  shop.rows<{ id: number; name: string; at: string }>(
    'select id, name, executed_at::text as at from migrations order by id',
  );

it('remembers each migration by the name of its file, and runs them in the order of the names', async () => {
  expect((await migrations()).map(({ name }) => name)).toEqual(FILES);
});

it('runs nothing again, however many processes start, where migrations are remembered by their classes', async () => {
  const before = await migrations();
  for (const [index, former] of FORMER_NAMES.entries())
    await shop.rows('update migrations set name = $1 where name = $2', [former, FILES[index]]);
  const tyres = await shop.rows('select count(*) from products');

  const others = await Promise.all([1, 2, 3].map(() => openTestShop({ besides: shop })));
  await Promise.all(others.map((other) => other.close()));

  expect(await migrations()).toEqual(before);
  expect(await shop.rows('select count(*) from products')).toEqual(tyres);
});
