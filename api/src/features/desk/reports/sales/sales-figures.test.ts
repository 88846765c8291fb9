import { expect } from 'vitest';
import { intentOf } from '../../../../../test/fixtures/at-stripe.ts';
import { aBuyableProduct, closeUnpaid } from '../../../../../test/fixtures/buying.ts';
import {
  anOrderThatIs,
  anUnpaidOrder,
  aPaidOrder,
  cancelOrder,
  receiveReturn,
  refundOrder,
  type BoughtOrder,
} from '../../../../../test/fixtures/order.ts';
import { aTakenOrder, recordPayment } from '../../../../../test/fixtures/order/manual-order.ts';
import { callBack, lineOf, totalOf } from '../../../../../test/fixtures/refund.ts';
import { shopTest, type ShopFixtures } from '../../../../../test/shop-test.ts';

const it = shopTest({ jobs: true });
it.beforeAll(({ shop }) => {
  shop.sandbox.pauseWebhooks();
});

const DAY_MS = 86_400_000;

type Given = Pick<ShopFixtures, 'shop' | 'admin' | 'customer'>;

/** An order's expected contribution to the figures. */
interface Share {
  readonly productId: number;
  /** In pence; null if the order isn't a sale. */
  readonly revenue: number | null;
  readonly units: number;
  /** The revenue from the units, in pence. */
  readonly soldFor: number;
  /** Whether the customer placed it and the shop ever received the money. */
  readonly isCustomers: boolean;
}

const lost = (productId: number): Share => ({
  productId,
  revenue: null,
  units: 0,
  soldFor: 0,
  isCustomers: true,
});

/** The contribution of an order for two tyres, less what was undone. */
const kept = (
  order: BoughtOrder,
  undone: { refunded?: number; units?: number; worth?: number } = {},
): Share => ({
  productId: order.product.id,
  revenue: totalOf(order) - (undone.refunded ?? 0),
  units: 2 - (undone.units ?? 0),
  soldFor: 2 * order.product.price - (undone.worth ?? 0),
  isCustomers: true,
});

async function lose({ shop }: Given, order: BoughtOrder, amount?: number): Promise<void> {
  const id = shop.sandbox.openDispute((await intentOf(shop, order)) ?? '', {
    reason: 'product_not_received',
    ...(amount !== undefined && { amount }),
  });
  shop.sandbox.changeDispute(id, 'lost');
  await callBack(shop, 'charge.dispute.closed');
}

const bought = ({ shop, customer }: Given): Promise<BoughtOrder> => aPaidOrder(shop, { by: customer });
const sent = ({ shop, admin, customer }: Given): Promise<BoughtOrder> =>
  anOrderThatIs(shop, 'DELIVERED', admin, { by: customer });

/** One order of every kind, with its contribution. */
const LEDGER: Readonly<Record<string, (given: Given) => Promise<Share>>> = {
  paid: async (given) => kept(await bought(given)),
  unpaid: async ({ shop, customer }) => lost((await anUnpaidOrder(shop, { by: customer })).product.id),
  'cancelled before it was paid': async ({ shop, customer }) => {
    const order = await anUnpaidOrder(shop, { by: customer });
    await closeUnpaid(shop, order.orderId, 'Not paid in time.');
    return lost(order.product.id);
  },
  'cancelled after it was paid': async (given) => {
    const order = await bought(given);
    await cancelOrder(given.shop, order.orderId, given.customer);
    return lost(order.product.id);
  },
  'refunded in full': async (given) => {
    const order = await sent(given);
    await refundOrder(given.shop, order.orderId, given.admin);
    return lost(order.product.id);
  },
  'an amount refunded': async (given) => {
    const order = await sent(given);
    await refundOrder(given.shop, order.orderId, given.admin, { amount: 1_250 });
    return kept(order, { refunded: 1_250 });
  },
  'one tyre refunded, which the buyer keeps': async (given) => {
    const order = await sent(given);
    const lines = [{ lineId: await lineOf(given.shop, order), quantity: 1, restock: false }];
    await refundOrder(given.shop, order.orderId, given.admin, { lines });
    return kept(order, { refunded: order.product.price, units: 1, worth: order.product.price });
  },
  'one tyre returned, then refunded': async (given) => {
    const order = await sent(given);
    const lineId = await lineOf(given.shop, order);
    await receiveReturn(given.shop, order.orderId, given.admin, [
      { lineId, quantity: 1, condition: 'RESALEABLE' },
    ]);
    await refundOrder(given.shop, order.orderId, given.admin, {
      lines: [{ lineId, quantity: 1, restock: false }],
    });
    return kept(order, { refunded: order.product.price, units: 1, worth: order.product.price });
  },
  'one tyre returned, not refunded yet': async (given) => {
    const order = await sent(given);
    await receiveReturn(given.shop, order.orderId, given.admin, [
      { lineId: await lineOf(given.shop, order), quantity: 1, condition: 'DAMAGED' },
    ]);
    return kept(order, { units: 1 });
  },
  'a pending refund': async (given) => {
    const order = await sent(given);
    given.shop.sandbox.planNextRefund({ status: 'pending' });
    await refundOrder(given.shop, order.orderId, given.admin, { amount: 900 });
    return kept(order);
  },
  'disputed and lost': async (given) => {
    const order = await bought(given);
    await lose(given, order);
    return lost(order.product.id);
  },
  'disputed and lost in part': async (given) => {
    const order = await sent(given);
    await lose(given, order, 2_000);
    return kept(order, { refunded: 2_000 });
  },
  'taken by telephone, paid in cash': async ({ shop, admin }) => {
    const product = await aBuyableProduct(shop);
    const { orderId, total } = await aTakenOrder(shop, product, admin, { payment: 'CASH' });
    await recordPayment(shop, { orderId, method: 'CASH' }, admin);
    return {
      productId: product.id,
      revenue: total,
      units: 2,
      soldFor: 2 * product.price,
      isCustomers: false,
    };
  },
  'taken by telephone, not paid': async ({ shop, admin }) => {
    const product = await aBuyableProduct(shop);
    await aTakenOrder(shop, product, admin, { payment: 'BANK_TRANSFER' });
    return { ...lost(product.id), isCustomers: false };
  },
};

const FIGURES = /* GraphQL */ `
  query ($period: PeriodInput!, $customer: ID!) {
    adminStats {
      revenue
      orders
    }
    salesReport(period: $period) {
      total {
        revenue
        orders
        checkouts
        checkoutsSold
      }
    }
    bestSellers(period: $period, limit: 100) {
      productId
      units
      revenue
    }
    customer(id: $customer) {
      purchases {
        orderCount
        spent
      }
    }
  }
`;

const revenueOf = (shares: readonly Share[]): number =>
  shares.reduce((sum, { revenue }) => sum + (revenue ?? 0), 0);
const salesAmong = (shares: readonly Share[]): number =>
  shares.filter(({ revenue }) => revenue !== null).length;

it('every sales figure counts the same orders, whatever happens to them', async ({
  shop,
  admin,
  customer,
}) => {
  const shares: Share[] = [];
  for (const place of Object.values(LEDGER)) shares.push(await place({ shop, admin, customer }));
  // Midnight can pass during the test.
  const dayFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  const period = { from: dayFromNow(-1), to: dayFromNow(1) };
  const headers = { ...admin.headers };
  const { data, errors } = await shop.graphql<{
    bestSellers: { productId: number; units: number; revenue: number }[];
  }>(FIGURES, { period, customer: customer.id }, headers);
  expect(errors).toBeUndefined();
  const revenue = revenueOf(shares);
  const orders = salesAmong(shares);
  const theirs = shares.filter(({ isCustomers }) => isCustomers);
  expect(data).toMatchObject({
    adminStats: { revenue, orders: shares.length },
    salesReport: {
      total: { revenue, orders, checkouts: shares.length, checkoutsSold: orders },
    },
    customer: { purchases: { orderCount: salesAmong(theirs), spent: revenueOf(theirs) } },
  });
  expect(new Map(data.bestSellers.map(({ productId, ...sold }) => [productId, sold]))).toEqual(
    new Map(
      shares
        .filter(({ units }) => units > 0)
        .map(({ productId, units, soldFor }) => [productId, { units, revenue: soldFor }]),
    ),
  );
  const { body } = await shop.app.inject({ url: '/api/orders/admin/all?limit=1', headers });
  expect(JSON.parse(body)).toMatchObject({ stats: { revenue: revenue / 100, total_orders: shares.length } });
});
