import { expect } from 'vitest';
import { aBuyableProduct, aCheckout } from '../../../api/test/fixtures/buying.ts';
import { A_LEGACY_ADDRESS } from '../../../api/test/fixtures/outside/legacy-client.ts';
import { shopTest } from '../../../api/test/shop-test.ts';
import type { TestShop } from '../../../api/test/test-shop.ts';
import { aClient, aQuickClock } from '../client.builder.ts';
import type { Fetch } from '../index.ts';

const it = shopTest();

const CHECKOUT = /* GraphQL */ `
  mutation ($input: CheckoutInput!) {
    createCheckout(input: $input) {
      ... on Checkout {
        orderId
      }
    }
  }
`;

/** A connection that breaks after the shop has done what the first request asked. */
function losingTheFirstAnswer(): Fetch {
  let requests = 0;
  return async (request, init) => {
    const response = await fetch(request, init);
    requests += 1;
    if (requests > 1) return response;
    await response.arrayBuffer();
    throw new TypeError('terminated');
  };
}

const ordersWith = (shop: TestShop, productId: number): Promise<{ id: string }[]> =>
  shop.rows('select order_id as id from order_lines where product_id = $1', [productId]);

it('a checkout whose answer was lost gives the order that the first request placed', async ({ shop }) => {
  const { id } = await aBuyableProduct(shop);
  const client = aClient(shop, { fetch: losingTheFirstAnswer(), clock: aQuickClock() });
  const { data, response } = await client.rest.POST('/api/payments/create-guest-checkout-session', {
    body: { items: [{ id, quantity: 1 }], email: 'sam@example.com', shipping_address: A_LEGACY_ADDRESS },
  });
  expect(response.headers.get('idempotency-replayed')).toBe('true');
  expect(await ordersWith(shop, id)).toEqual([{ id: data.order_id }]);
});

it('a mutation whose answer was lost gives the order that the first request placed', async ({ shop }) => {
  const { id } = await aBuyableProduct(shop);
  const client = aClient(shop, { fetch: losingTheFirstAnswer(), clock: aQuickClock() });
  const { createCheckout } = await client.mutate<{ createCheckout: { orderId: string } }>(
    CHECKOUT,
    (idempotencyKey) => ({ input: aCheckout({ items: [{ productId: id, quantity: 1 }], idempotencyKey }) }),
  );
  expect(await ordersWith(shop, id)).toEqual([{ id: createCheckout.orderId }]);
});

it('two calls with the same body are two orders', async ({ shop }) => {
  const { id } = await aBuyableProduct(shop);
  const { rest } = aClient(shop);
  const body = { items: [{ id, quantity: 1 }], email: 'sam@example.com', shipping_address: A_LEGACY_ADDRESS };
  await rest.POST('/api/payments/create-guest-checkout-session', { body });
  await rest.POST('/api/payments/create-guest-checkout-session', { body });
  expect(await ordersWith(shop, id)).toHaveLength(2);
});
