import { expect } from 'vitest';
import { shopTest } from '../../../test/shop-test.ts';
import type { TestShop } from '../../../test/test-shop.ts';
import { aPaidOrder, anUnpaidOrder, refundOrder, type BoughtOrder } from '../orders/order.builder.ts';
import { becomes, PAID, pay } from '../payments/buying.builder.ts';

const it = shopTest({ jobs: true });
const analyticsConsent = '1234567890.987654321';

interface Reported {
  readonly name: string;
  readonly client: string | null;
  readonly parameters: Readonly<Record<string, unknown>>;
}

const reportedOf = (shop: TestShop, { orderNumber }: BoughtOrder): Promise<Reported[]> =>
  shop.rows<Reported>(
    `select name, client_id as client, parameters from visitor_events
      where parameters ->> 'transaction_id' = $1 order by id`,
    [orderNumber],
  );

it('PAY-09 ANL-05 C-40 a purchase is reported once, in pounds, whether its buyer stays away or ten pages ask', async ({
  shop,
}) => {
  const order = await anUnpaidOrder(shop, { analyticsConsent });
  expect(await reportedOf(shop, order)).toEqual([]);
  await pay(shop, order);
  await becomes(shop, order, 'PAID');
  await Promise.all(Array.from({ length: 10 }, () => shop.graphql(PAID, { id: order.sessionId })));
  const { product } = order;
  expect(await reportedOf(shop, order)).toMatchObject([
    {
      name: 'purchase',
      parameters: {
        transaction_id: order.orderNumber,
        value: 194.97,
        currency: 'GBP',
        shipping: 15.99,
        items: [{ item_name: product.name, price: 89.49, quantity: 2, item_category: 'mid-range' }],
      },
    },
  ]);
});

it('C-40 a refund is reported once for each payment back', async ({ shop, admin }) => {
  const order = await aPaidOrder(shop, { analyticsConsent: 'counted' });
  expect(await refundOrder(shop, order.orderId, admin, { amount: 1_000 })).toMatchObject({ kind: 'Order' });
  expect(await refundOrder(shop, order.orderId, admin)).toMatchObject({ kind: 'Order' });
  expect(await reportedOf(shop, order)).toMatchObject([
    { name: 'purchase', client: null },
    { name: 'refund', parameters: { value: 10, currency: 'GBP' } },
    { name: 'refund', parameters: { value: 184.97 } },
  ]);
});

it('C-40 without consent nothing is reported of an order', async ({ shop }) => {
  const order = await aPaidOrder(shop);
  await becomes(shop, order, 'PAID');
  expect(await reportedOf(shop, order)).toEqual([]);
});

it('C-40 a consent that is withdrawn before the payment reports nothing', async ({ shop }) => {
  const order = await anUnpaidOrder(shop, { analyticsConsent });
  await shop.graphql('mutation ($consent: String!) { forgetVisitor(consent: $consent) }', {
    consent: analyticsConsent,
  });
  await pay(shop, order);
  await becomes(shop, order, 'PAID');
  expect(await reportedOf(shop, order)).toEqual([]);
});
