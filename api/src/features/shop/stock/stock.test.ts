import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { expect } from 'vitest';
import { aBuyableProduct, orderOf, stockOf } from '../../../../test/fixtures/buying.ts';
import { anUnpaidOrder } from '../../../../test/fixtures/order.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import type { TestShop } from '../../../../test/test-shop.ts';
import { release, reserve, restock, settle } from './stock.service.ts';

const AT = new Date('2026-11-20T10:00:00Z');

/** Only units from a supplier need the order to exist. */
const AN_ORDER = randomUUID();
const RESERVED = { missing: [], waitDays: 0 };

const it = shopTest({ now: AT });

const inTransaction = <Result>(
  { services }: TestShop,
  work: (em: EntityManager) => Promise<Result>,
): Promise<Result> => services.platform.orm.em.fork().transactional(work);

it('reserving takes all units or none, and reports the products that are short', async ({ shop }) => {
  const [plenty, scarce] = [await aBuyableProduct(shop), await aBuyableProduct(shop, { stock: 3 })];
  const units = [
    { productId: plenty.id, quantity: 4 },
    { productId: scarce.id, quantity: 4 },
  ];
  expect(await inTransaction(shop, (em) => reserve(em, AN_ORDER, units))).toMatchObject({
    missing: [{ productId: scarce.id, requested: 4, available: 3 }],
  });
  expect([await stockOf(shop, plenty), await stockOf(shop, scarce)]).toEqual([
    { onHand: 20, reserved: 0 },
    { onHand: 3, reserved: 0 },
  ]);
});

it('a product no longer sold has no units available, but its reserved units can still be released', async ({
  shop,
}) => {
  const product = await aBuyableProduct(shop, { stock: 5 });
  const units = [{ productId: product.id, quantity: 2 }];
  expect(await inTransaction(shop, (em) => reserve(em, AN_ORDER, units))).toEqual(RESERVED);
  await shop.rows('update products set published = false where id = $1', [product.id]);
  expect(await inTransaction(shop, (em) => reserve(em, AN_ORDER, units))).toMatchObject({
    missing: [{ productId: product.id, requested: 2, available: 0 }],
  });
  await inTransaction(shop, (em) => release(em, AN_ORDER, units));
  expect(await stockOf(shop, product)).toEqual({ onHand: 5, reserved: 0 });
});

it('reserved units are settled once and can be restocked, each with a movement', async ({ shop }) => {
  const order = await anUnpaidOrder(shop, { stock: 6 });
  const units = [{ productId: order.product.id, quantity: 2 }];
  const settling = () => inTransaction(shop, (em) => settle(em, units, order.orderId, AT));
  const restocking = () => inTransaction(shop, (em) => restock(em, units, order.orderId, AT));
  await settling();
  expect(await stockOf(shop, order.product)).toEqual({ onHand: 4, reserved: 0 });
  await expect(settling()).rejects.toThrow('stock_reserved');
  await restocking();
  expect(await stockOf(shop, order.product)).toEqual({ onHand: 6, reserved: 0 });
  expect((await orderOf(shop, order)).movements).toEqual([-2, 2]);
});

it('transactions for the same tyres in a different order wait for each other', async ({ shop }) => {
  const [one, other] = [await aBuyableProduct(shop), await aBuyableProduct(shop)];
  const units = [one, other].map(({ id }) => ({ productId: id, quantity: 1 }));
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      inTransaction(shop, (em) => reserve(em, AN_ORDER, index % 2 === 0 ? units : units.toReversed())),
    ),
  );
  expect(answers.flatMap(({ missing }) => missing)).toEqual([]);
  expect([await stockOf(shop, one), await stockOf(shop, other)]).toEqual([
    { onHand: 20, reserved: 10 },
    { onHand: 20, reserved: 10 },
  ]);
});
