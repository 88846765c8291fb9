import { expect } from 'vitest';
import { anOrderThatIs, anUnpaidOrder, aPaidOrder } from '../../../../../test/fixtures/order.ts';
import { shopTest } from '../../../../../test/shop-test.ts';

const it = shopTest({ jobs: true });

const REPORT = /* GraphQL */ `
  query ($period: PeriodInput!) {
    salesReport(period: $period) {
      total {
        revenue
        orders
        checkouts
      }
      totalBefore {
        revenue
        orders
        checkouts
      }
      points {
        day
        revenue
        orders
      }
      pointsBefore {
        day
      }
    }
    bestSellers(period: $period, limit: 5) {
      productId
      name
      units
      revenue
    }
    runningOut(period: $period, limit: 5) {
      productId
      available
    }
    firstSteps {
      step
      isDone
    }
    waitingTasks {
      kind
      count
    }
  }
`;

it('the report counts sales on the day they were paid in London, and compares them with the period before', async ({
  shop,
  admin,
}) => {
  const { orderId: early } = await aPaidOrder(shop);
  const { orderId: late } = await aPaidOrder(shop);
  const { orderId: before } = await anOrderThatIs(shop, 'SHIPPED', admin);
  // Paid with the wrong amount, and refunded: neither is a sale.
  const { orderId: wrong } = await anUnpaidOrder(shop);
  await shop.rows(
    `insert into refunds (id, order_id, amount_pence, status, message, asked_by_role, lines, tried_at, created_at,
        updated_at)
      values (gen_random_uuid(), $1, 900, 'SUCCEEDED', 'Back.', 'ADMIN', '[]', $2, $2, $2)`,
    [wrong, '2026-07-01T12:00:00Z'],
  );
  // In summer London is an hour ahead of UTC: 23:30 UTC on the 30th is already the 1st.
  const paidAt = (id: string, at: string) =>
    shop.rows('update orders set paid_at = $2, created_at = $2 where id = $1', [id, at]);
  await paidAt(early, '2026-06-30T23:30:00Z');
  await paidAt(late, '2026-07-02T22:59:00Z');
  await paidAt(before, '2026-06-29T12:00:00Z');
  const total = async (id: string): Promise<number> =>
    (await shop.rows<{ pence: number }>('select total_pence as pence from orders where id = $1', [id]))[0]
      ?.pence ?? 0;

  const period = { from: '2026-07-01', to: '2026-07-02' };
  const { data, errors } = await shop.graphql<Record<string, unknown>>(
    REPORT,
    { period },
    { ...admin.headers },
  );
  expect(errors).toBeUndefined();
  expect(data['salesReport']).toEqual({
    total: { revenue: (await total(early)) + (await total(late)), orders: 2, checkouts: 2 },
    totalBefore: { revenue: await total(before), orders: 1, checkouts: 1 },
    points: [
      { day: '2026-07-01', revenue: await total(early), orders: 1 },
      { day: '2026-07-02', revenue: await total(late), orders: 1 },
    ],
    pointsBefore: [{ day: '2026-06-29' }, { day: '2026-06-30' }],
  });
  expect(data['bestSellers']).not.toEqual([]);
  expect(data['firstSteps']).toContainEqual({ step: 'TEST_ORDER', isDone: true });
  expect(data['firstSteps']).toContainEqual({ step: 'PAYMENTS', isDone: false });
  expect(data['waitingTasks']).toContainEqual({ kind: 'ORDERS_TO_SHIP', count: 2 });
});

it('a period that ends before it begins, exceeds a year or begins before 2000 is refused with a reason', async ({
  shop,
  admin,
}) => {
  const ask = async (from: string, to: string) =>
    (await shop.graphql(REPORT, { period: { from, to } }, { ...admin.headers })).errors?.[0]?.message;
  expect(await ask('2026-07-02', '2026-07-01')).toContain('The last day can’t be before the first');
  expect(await ask('2025-01-01', '2026-07-01')).toContain('A period can have at most 366 days');
  // The period before this one would begin before the calendar does.
  expect(await ask('0001-01-01', '0001-01-01')).toContain('A period can’t begin before 2000');
});
