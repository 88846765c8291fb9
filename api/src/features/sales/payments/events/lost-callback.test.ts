import { expect } from 'vitest';
import { askStripe, intentOf } from '../../../../../test/fixtures/at-stripe.ts';
import { becomes, orderOf } from '../../../../../test/fixtures/buying.ts';
import { aPaidOrder, mailsAbout, type BoughtOrder } from '../../../../../test/fixtures/order.ts';
import { callBack, refundInDashboard } from '../../../../../test/fixtures/refund.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';
import { hearLostCallbacks, reconcilePayments, settlePayment } from '../payments.jobs.ts';

const BEGUN = new Date('2026-11-20T10:00:00Z');
const MINUTE_MS = 60_000;

const it = shopTest({ now: BEGUN, jobs: [settlePayment] });
it.beforeAll(({ shop }) => {
  // All callbacks are lost.
  shop.sandbox.pauseWebhooks();
});

const minutesLater = (shop: TestShop, minutes: number): void =>
  shop.setNow(new Date(BEGUN.getTime() + minutes * MINUTE_MS));

const hear = (shop: TestShop): Promise<void> => hearLostCallbacks.handle(shop.services, undefined as never);

/** Stripe's events about refunds and disputes that the shop hasn't processed. */
const unheard = async (shop: TestShop): Promise<string[]> => {
  const { data } = await askStripe<{ data: { id: string; type: string }[] }>(shop, 'events?limit=100');
  const heard = await shop.rows<{ id: string }>('select id from payment_events where settled_at is not null');
  return data
    .filter(({ type }) => /^(refund|charge\.refunded|charge\.dispute)/.test(type))
    .filter(({ id }) => !heard.some((event) => event.id === id))
    .map(({ type }) => type);
};

async function disputeStates(shop: TestShop, { orderId }: BoughtOrder): Promise<string[]> {
  const rows = await shop.rows<{ state: string }>('select state from disputes where order_id = $1', [
    orderId,
  ]);
  return rows.map(({ state }) => state);
}

it('refunds and disputes whose callback was lost are found once each in Stripe’s own list', async ({
  shop,
  customer,
}) => {
  const [refunded, disputed] = [
    await aPaidOrder(shop, { by: customer, stock: 9 }),
    await aPaidOrder(shop, { by: customer, stock: 9 }),
  ];
  await refundInDashboard(shop, refunded);
  shop.sandbox.openDispute((await intentOf(shop, disputed)) ?? '');
  await hear(shop);
  // Callbacks take a moment, so the job waits for them first.
  expect(await shop.rows('select id from payment_events')).toEqual([]);
  minutesLater(shop, 2);
  await Promise.all([hear(shop), hear(shop)]);
  await becomes(shop, refunded, 'REFUNDED');
  await expect.poll(() => unheard(shop)).toEqual([]);
  expect(await disputeStates(shop, disputed)).toEqual(['NEEDS_RESPONSE']);
  await hear(shop);
  await callBack(shop, 'refund.created');
  expect(await orderOf(shop, refunded)).toMatchObject({ status: 'REFUNDED', movements: [-2, 2] });
  expect(await mailsAbout(shop, refunded)).toHaveLength(2);
});

it('reading continues where it left off, or from the newest events if Stripe has forgotten that one', async ({
  shop,
  customer,
}) => {
  const orders: BoughtOrder[] = [];
  const bookmark = async (): Promise<string> => {
    const [row] = await shop.rows<{ id: string }>('select event_id as id from provider_bookmark');
    return row?.id ?? '';
  };
  const refundOne = async (minutes: number): Promise<void> => {
    minutesLater(shop, minutes);
    const order = await aPaidOrder(shop, { by: customer, stock: 9 });
    orders.push(order);
    await refundInDashboard(shop, order, 1_000);
  };
  await refundOne(0);
  await refundOne(20);
  minutesLater(shop, 22);
  await hear(shop);
  await expect.poll(() => unheard(shop)).toEqual([]);
  const first = await bookmark();
  expect(first).toMatch(/^evt_/);
  await refundOne(60);
  minutesLater(shop, 62);
  await hear(shop);
  await expect.poll(() => unheard(shop)).toEqual([]);
  expect(await bookmark()).not.toBe(first);
  await shop.rows(`update provider_bookmark set event_id = 'evt_forgotten'`);
  await refundOne(80);
  minutesLater(shop, 82);
  await hear(shop);
  await expect.poll(() => unheard(shop)).toEqual([]);
  for (const order of orders)
    expect(await orderOf(shop, order)).toMatchObject({ payment_status: 'PARTIALLY_REFUNDED' });
});

it('a dispute whose decision was missed is checked once an hour until it’s decided', async ({
  shop,
  customer,
}) => {
  const order = await aPaidOrder(shop, { by: customer, stock: 9 });
  const id = shop.sandbox.openDispute((await intentOf(shop, order)) ?? '');
  await callBack(shop, 'charge.dispute.created');
  shop.sandbox.changeDispute(id, 'won');
  const reconcile = () => reconcilePayments.handle(shop.services, undefined as never);
  minutesLater(shop, 59);
  await reconcile();
  expect(await disputeStates(shop, order)).toEqual(['NEEDS_RESPONSE']);
  minutesLater(shop, 61);
  await Promise.all([reconcile(), reconcile()]);
  expect(await disputeStates(shop, order)).toEqual(['WON']);
});

it('lost callbacks log no unexpected errors', ({ shop }) => {
  expect(shop.complaints).toEqual([]);
});
