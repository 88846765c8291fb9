import { expect } from 'vitest';
import {
  aBuyableProduct,
  aCheckout,
  anAddress,
  anOpenCheckout,
  checkOut,
  stockOf,
} from '../../../../test/fixtures/buying.ts';
import { shopTest } from '../../../../test/shop-test.ts';

const it = shopTest();

it.for([
  ['JE2 3AB', 'We don’t deliver to the Channel Islands'],
  ['GY1 1AA', 'We don’t deliver to the Channel Islands'],
  ['BF1 3AA', 'We don’t deliver to BFPO addresses'],
  ['GX11 1AA', 'We don’t deliver to Gibraltar'],
] as const)(
  'C-37 an order to %s is refused at its postcode, and reserves nothing',
  async ([postcode, reason], { shop }) => {
    const product = await aBuyableProduct(shop);
    const items = [{ productId: product.id, quantity: 1 }];
    const answer = await checkOut(shop, aCheckout({ items, shippingAddress: anAddress({ postcode }) }));
    expect(answer).toMatchObject({
      kind: 'InvalidInput',
      message: 'We don’t deliver to this address',
      fields: [{ path: 'shippingAddress.postcode', message: expect.stringContaining(reason) }],
    });
    expect(await stockOf(shop, product)).toMatchObject({ reserved: 0 });
  },
);

it('C-37 a buyer in Jersey can have the tyres sent to the mainland', async ({ shop }) => {
  const product = await aBuyableProduct(shop);
  const items = [{ productId: product.id, quantity: 1 }];
  const billingAddress = anAddress({ postcode: 'JE2 3AB' });
  expect(await checkOut(shop, aCheckout({ items, billingAddress }))).toMatchObject({ kind: 'Checkout' });
});

it('C-37 an order to Skye is charged its zone’s surcharge, as quoted', async ({ shop }) => {
  const product = await aBuyableProduct(shop, { price: 10_000 });
  const { orderId } = await anOpenCheckout(shop, product, {
    quantity: 1,
    shippingAddress: anAddress({ postcode: 'IV51 9EH' }),
  });
  expect(await shop.rows('select shipping_pence, total_pence from orders where id = $1', [orderId])).toEqual([
    { shipping_pence: 2_599, total_pence: 12_599 },
  ]);
});
