import { expect } from 'vitest';
import { aCustomer } from '../../../../test/account.ts';
import { cartOf, updateCart } from '../../../../test/fixtures/account/saved-cart.ts';
import { aBuyableProduct, anOpenCheckout, becomes, pay } from '../../../../test/fixtures/buying.ts';
import { shopTest } from '../../../../test/shop-test.ts';

const ORDERED_AT = new Date('2026-11-20T10:00:00Z');
const LATER = new Date('2026-11-20T10:05:00Z');

const it = shopTest({ jobs: true, now: ORDERED_AT });

it('CHK C-26 a paid order removes its items from the customer’s saved cart, and nothing else', async ({
  shop,
}) => {
  shop.setNow(ORDERED_AT);
  const buyer = await aCustomer(shop);
  const stranger = await aCustomer(shop);
  const [bought, more, other] = [
    await aBuyableProduct(shop),
    await aBuyableProduct(shop),
    await aBuyableProduct(shop),
  ];
  for (const customer of [buyer, stranger])
    await updateCart(
      shop,
      customer,
      [bought, more, other].map(({ id }) => ({ productId: id, quantity: 2 })),
    );
  const items = [
    { productId: bought.id, quantity: 2 },
    { productId: more.id, quantity: 1 },
  ];
  const checkout = await anOpenCheckout(shop, bought, { items, headers: buyer.headers });
  expect(await cartOf(shop, buyer)).toHaveLength(3);
  await pay(shop, checkout);
  await becomes(shop, checkout, 'PAID');
  await expect
    .poll(() => cartOf(shop, buyer))
    .toEqual([
      [more.id, 1],
      [other.id, 2],
    ]);
  expect(await cartOf(shop, stranger)).toHaveLength(3);
});

it('a cart line changed after the order was placed is newer and stays', async ({ shop }) => {
  shop.setNow(ORDERED_AT);
  const buyer = await aCustomer(shop);
  const [bought, again] = [await aBuyableProduct(shop), await aBuyableProduct(shop)];
  await updateCart(shop, buyer, [
    { productId: bought.id, quantity: 2 },
    { productId: again.id, quantity: 2 },
  ]);
  const checkout = await anOpenCheckout(shop, bought, {
    items: [bought, again].map(({ id }) => ({ productId: id, quantity: 2 })),
    headers: buyer.headers,
  });
  shop.setNow(LATER);
  await updateCart(shop, buyer, [{ productId: again.id, quantity: 4 }]);
  await pay(shop, checkout);
  await becomes(shop, checkout, 'PAID');
  await expect.poll(() => cartOf(shop, buyer)).toEqual([[again.id, 4]]);
});
