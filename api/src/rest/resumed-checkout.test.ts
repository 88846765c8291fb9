import { expect } from 'vitest';
import { aBuyableProduct, stockOf, type BuyableProduct } from '../../test/fixtures/buying.ts';
import { ask } from '../../test/fixtures/outside/legacy-client.ts';
import { shopTest } from '../../test/shop-test.ts';
import type { TestShop } from '../../test/test-shop.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const it = shopTest({ now: NOW });
it.beforeEach(({ shop }) => shop.setNow(NOW));

const GUEST = '/payments/create-guest-checkout-session';
const INTENT = '/payments/create-payment-intent';

const buy = async (shop: TestShop, path: string, { id, stock }: BuyableProduct, key: string) =>
  ask(shop, 'POST', path, {
    body: {
      items: [{ id, quantity: stock }],
      email: 'sam@example.com',
      shipping_address: {
        firstName: 'Sam',
        lastName: 'Carter',
        address1: '4 Ivel Road',
        city: 'Bedford',
        postcode: 'MK42 0AA',
      },
    },
    headers: { 'idempotency-key': key },
  });

/** As left behind by a process killed before it stored its answer. */
const killed = (shop: TestShop): Promise<object[]> =>
  shop.rows('update idempotent_replies set status = null, body = null');

it.for([GUEST, INTENT])(
  'API1-14 a checkout by %s whose outcome is unknown is resumed under its key, and places no second order',
  async (path, { shop }) => {
    const product = await aBuyableProduct(shop, { stock: 2 });
    const first = await buy(shop, path, product, `killed ${path}`);
    expect(first.status).toBe(200);
    await killed(shop);
    expect((await buy(shop, path, product, `killed ${path}`)).status).toBe(409);
    shop.setNow(new Date(NOW.getTime() + 61_000));
    const again = await buy(shop, path, product, `killed ${path}`);
    expect(again).toMatchObject({ status: 200, body: { order_id: first.body['order_id'] } });
    expect(await stockOf(shop, product)).toEqual({ onHand: 2, reserved: 2 });
    // From now on the stored reply is replayed.
    expect((await buy(shop, path, product, `killed ${path}`)).headers['idempotency-replayed']).toBe('true');
  },
);

it('a checkout under the key of a paid or cancelled order gets 409 and places nothing', async ({ shop }) => {
  const product = await aBuyableProduct(shop, { stock: 2 });
  const { body } = await buy(shop, GUEST, product, 'cancelled');
  await shop.graphql('mutation ($id: ID!) { cancelCheckout(orderId: $id) }', { id: body['order_id'] });
  await killed(shop);
  shop.setNow(new Date(NOW.getTime() + 61_000));
  expect(await buy(shop, GUEST, product, 'cancelled')).toMatchObject({
    status: 409,
    body: { error: expect.stringContaining('closed without being paid') },
  });
  expect(await stockOf(shop, product)).toEqual({ onHand: 2, reserved: 0 });
});
