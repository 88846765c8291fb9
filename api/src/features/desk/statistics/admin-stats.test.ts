import { expect } from 'vitest';
import { aMember } from '../../../../test/account.ts';
import { aStaffRole } from '../../../../test/fixtures/account/staff.ts';
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

it('money totals need READ_FIGURES; with READ_ORDERS alone there are the counts', async ({ shop }) => {
  await aPaidOrder(shop);
  const clerk = await aMember(shop, await aStaffRole(shop, ['READ_ORDERS']));
  const { data, errors } = await shop.graphql<object>(
    `query ($period: PeriodInput!) {
      adminStats { revenue orders }
      salesReport(period: $period) { total { revenue } }
      bestSellers(period: $period, limit: 1) { units revenue }
    }`,
    { period: { from: '2026-01-01', to: '2026-12-31' } },
    { ...clerk.headers },
  );
  expect(data).toMatchObject({ adminStats: { revenue: null }, salesReport: null });
  expect(errors?.map(({ path }) => path?.[0])).toContain('salesReport');
  expect(JSON.stringify(data)).not.toMatch(/"revenue":[^n]/);
});
