import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/test-shop.ts';
import { anAdmin, type SignedIn } from '../accounts/account.builder.ts';
import { anOrderThatIs, anUnpaidOrder, aPaidOrder } from '../orders/order.builder.ts';

let shop: TestShop;
let admin: SignedIn;
beforeAll(async () => {
  shop = await openTestShop({ jobs: true });
  admin = await anAdmin(shop);
});
afterAll(() => shop.close());

it('C-43 sums what was paid and kept over all orders, and counts those that nobody has taken up', async () => {
  const [paid, shipped] = [await aPaidOrder(shop), await anOrderThatIs(shop, 'SHIPPED', admin)];
  await anUnpaidOrder(shop);
  await anOrderThatIs(shop, 'REFUNDED', admin);
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
    adminStats: { revenue: kept[0]?.total, orders: 4, pendingOrders: 2, products: 19_446 },
  });
});
