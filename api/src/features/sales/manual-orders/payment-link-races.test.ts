import { expect } from 'vitest';
import { askStripe } from '../../../../test/fixtures/at-stripe.ts';
import { aBuyableProduct, holdRequest, orderOf } from '../../../../test/fixtures/buying.ts';
import { auditOf, mailsAbout, TRACK } from '../../../../test/fixtures/order.ts';
import {
  aTakenOrder,
  recordPayment,
  sendLink,
  type TakenOrder,
} from '../../../../test/fixtures/order/manual-order.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import type { TestShop } from '../../../../test/test-shop.ts';
import { OrderReader } from '../orders/index.ts';
import { OrderSettlement } from '../payments/index.ts';

const it = shopTest();
it.beforeAll(({ shop }) => {
  shop.sandbox.pauseWebhooks();
});

/** The ids of an order's open payment pages at Stripe. */
async function openPages(shop: TestShop, { orderId }: TakenOrder): Promise<string[]> {
  const { data } = await askStripe<{
    data: readonly { id: string; status: string; client_reference_id: string }[];
  }>(shop, 'checkout/sessions?limit=100');
  return data
    .filter(({ status, client_reference_id }) => status === 'open' && client_reference_id === orderId)
    .map(({ id }) => id);
}

/** The id of the payment page stored on the order. */
const notedPage = async (shop: TestShop, { orderId }: TakenOrder): Promise<string | null | undefined> =>
  (await shop.services.get(OrderReader).unchecked({ id: orderId }))?.providerSessionId;

it('if two links are sent at the same time, only one is emailed, and only its page is open', async ({
  shop,
  admin,
}) => {
  const order = await aTakenOrder(shop, await aBuyableProduct(shop), admin);
  const opening = holdRequest(shop, '/v1/checkout/sessions');
  const slow = sendLink(shop, order.orderId, admin);
  await opening.arrived;
  expect(await sendLink(shop, order.orderId, admin)).toMatchObject({ kind: 'Order' });
  opening.letGo();
  expect(await slow).toMatchObject({
    kind: 'PaymentUnavailable',
    message: expect.stringContaining('this link was not sent'),
  });
  expect(await openPages(shop, order)).toEqual([await notedPage(shop, order)]);
  // The first link, and the winner's.
  expect(await mailsAbout(shop, order)).toHaveLength(2);
});

it('a page that a colleague opens while the last one is being closed is closed too', async ({
  shop,
  admin,
}) => {
  const order = await aTakenOrder(shop, await aBuyableProduct(shop), admin);
  const first = await notedPage(shop, order);
  const closing = holdRequest(shop, `/v1/checkout/sessions/${first}/expire`);
  const slow = sendLink(shop, order.orderId, admin);
  await closing.arrived;
  expect(await sendLink(shop, order.orderId, admin)).toMatchObject({ kind: 'Order' });
  closing.letGo();
  expect(await slow).toMatchObject({ kind: 'Order' });
  expect(await openPages(shop, order)).toEqual([await notedPage(shop, order)]);
});

it('a buyer who cancels at the page of a link comes to the order’s tracking page', async ({
  shop,
  admin,
}) => {
  const order = await aTakenOrder(shop, await aBuyableProduct(shop), admin);
  const page = await askStripe<{ cancel_url: string }>(
    shop,
    `checkout/sessions/${await notedPage(shop, order)}`,
  );
  const { pathname, searchParams } = new URL(page.cancel_url);
  expect(pathname).toBe('/track-order');
  const { data } = await shop.graphql(TRACK, { number: searchParams.get('number') });
  expect(data?.['trackOrder']).toMatchObject({ order: { total: order.total } });
});

it('a payment that is recorded while a link is made leaves no page to pay again', async ({ shop, admin }) => {
  const order = await aTakenOrder(shop, await aBuyableProduct(shop), admin);
  const opening = holdRequest(shop, '/v1/checkout/sessions');
  const slow = sendLink(shop, order.orderId, admin);
  await opening.arrived;
  const cash = { orderId: order.orderId, method: 'CASH' };
  expect(await recordPayment(shop, cash, admin)).toMatchObject({ kind: 'Order', paymentStatus: 'PAID' });
  opening.letGo();
  expect(await slow).toMatchObject({ kind: 'NothingToPay' });
  expect(await openPages(shop, order)).toEqual([]);
  expect(await orderOf(shop, order)).toMatchObject({ payment_status: 'PAID', movements: [-2] });
});

it('a second payment for an order is logged and needs attention until it’s dealt with', async ({
  shop,
  admin,
}) => {
  const order = await aTakenOrder(shop, await aBuyableProduct(shop), admin, { payment: 'CASH' });
  await recordPayment(shop, { orderId: order.orderId, method: 'CASH' }, admin);
  const again = { amount: order.total, currency: 'gbp', paymentIntent: 'pi_other', method: null };
  const told = () => shop.services.get(OrderSettlement).settle(order.orderId, again);
  expect([await told(), await told()]).toEqual(['already-settled', 'already-settled']);
  const complaint = expect.stringContaining('was paid a second time');
  expect(shop.complaints.splice(0)).toEqual([complaint, complaint]);
  const needs_attention =
    `Paid twice: £${(order.total / 100).toFixed(2)} (pi_other). ` +
    'Refund it in Stripe’s Dashboard; it isn’t part of this order.';
  expect(await orderOf(shop, order)).toMatchObject({ payment_status: 'PAID', needs_attention });
  expect((await auditOf(shop, order)).at(-1)).toMatchObject({
    action: 'payment already-settled',
    after: { needsAttention: needs_attention },
  });
  // Staff have refunded it, and Stripe reports it again.
  await shop.rows(`update orders set needs_attention = null, dealt_with = '{pi_other}' where id = $1`, [
    order.orderId,
  ]);
  await told();
  expect(await orderOf(shop, order)).toMatchObject({ needs_attention: null });
});

it('competing payment links log no unexpected errors', ({ shop }) => {
  expect(shop.complaints).toEqual([]);
});
