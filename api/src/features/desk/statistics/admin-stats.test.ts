import { expect } from 'vitest';
import { anOrderThatIs, anUnpaidOrder, aPaidOrder, refundOrder } from '../../../../test/fixtures/order.ts';
import { shopTest } from '../../../../test/shop-test.ts';

const it = shopTest({ jobs: true });

it('C-43 sums payments not refunded over all orders, and counts the orders not yet in processing', async ({
  shop,
  admin,
}) => {
  const [paid, shipped] = [await aPaidOrder(shop), await anOrderThatIs(shop, 'SHIPPED', admin)];
  await anUnpaidOrder(shop);
  await anOrderThatIs(shop, 'REFUNDED', admin);
  await refundOrder(shop, shipped.orderId, admin, { amount: 1_250 });
  const kept = await shop.rows<{ total: number }>(
    'select sum(total_pence) as total from orders where id = any($1)',
    [[paid.orderId, shipped.orderId]],
  );
  const { data } = await shop.graphql(
    '{ adminStats { revenue orders pendingOrders products } }',
    {},
    { ...admin.headers },
  );
  expect(data).toEqual({
    adminStats: { revenue: (kept[0]?.total ?? 0) - 1_250, orders: 4, pendingOrders: 2, products: 19_446 },
  });
});
