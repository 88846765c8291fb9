import { expect } from 'vitest';
import { aCustomer, anEmail, me, type SignedIn } from '../../../../../test/account.ts';
import { anAddress, cancel } from '../../../../../test/fixtures/buying.ts';
import { submitReview } from '../../../../../test/fixtures/content/review.ts';
import {
  anOrderThatIs,
  anUnpaidOrder,
  mailsAbout,
  ORDERS,
  TRACK,
  type BoughtOrder,
} from '../../../../../test/fixtures/order.ts';
import { aPriceMatch, createClaim, type Actor } from '../../../../../test/fixtures/order/claim.ts';
import { documentsOf } from '../../../../../test/fixtures/order/document.ts';
import type { OrdersPage } from '../../../../../test/fixtures/order/order-test.ts';
import { aReturn, changeReturn } from '../../../../../test/fixtures/order/return.ts';
import { aPhotograph } from '../../../../../test/fixtures/photograph.ts';
import { lineOf } from '../../../../../test/fixtures/refund.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import { tablesThatKnow } from '../../../../../test/tables-that-know.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';
import { OrderKeys } from '../keys/order-key.ts';
import { forgetBuyers } from '../orders.jobs.ts';

const SOLD_ON = new Date('2026-11-20T10:00:00Z');
/** The last day of the sixth financial year after that of the sale. */
const LAST_DAY = '2033-03-31T12:00:00Z';
const DAY_AFTER = '2033-04-01T12:00:00Z';

const it = shopTest({ now: SOLD_ON });

async function forgetOn(shop: TestShop, day: string): Promise<void> {
  shop.setNow(new Date(day));
  await forgetBuyers.handle(shop.services, undefined as never);
  shop.setNow(SOLD_ON);
}

interface Sale {
  readonly order: BoughtOrder;
  /** Texts found only in rows that identify this order's buyer. */
  readonly traces: readonly string[];
}

/** Four delivered tyres, with data in every feature that stores something about orders. */
async function aRichSale(
  shop: TestShop,
  admin: SignedIn,
  { email, lastName, by }: { readonly email: string; readonly lastName: string; readonly by?: SignedIn },
): Promise<Sale> {
  const [line1, phone] = [`17 ${lastName} Row`, '07700 900456'];
  const address = anAddress({ firstName: 'Zebedee', lastName, line1 });
  const order = await anOrderThatIs(shop, 'DELIVERED', admin, {
    email,
    phone,
    quantity: 4,
    shippingAddress: address,
    ...(by ? { by } : {}),
  });
  const { key } = await shop.services.get(OrderKeys).sign({ id: order.orderId, email }, 1);
  const buyer: Actor = by ?? { headers: { 'order-key': key } };
  const text = `Mr ${lastName} says that it is cheaper elsewhere.`;
  await createClaim(shop, { ...(await aPriceMatch(shop, order)), text }, buyer);
  const photograph = await aPhotograph(shop, buyer);
  const { id } = await aReturn(shop, order, buyer, 1, {
    comment: `Ask ${lastName}.`,
    photographs: [photograph.id],
  });
  await changeReturn(shop, 'sendReturn', { id, trackingNumber: `RM${lastName.toUpperCase()}` }, buyer);
  if (by) {
    const review = `I am Mr ${lastName}, and I like these tyres a lot in the rain.`;
    await submitReview(shop, { orderLineId: await lineOf(shop, order), text: review }, by.headers);
  }
  await shop.rows(`insert into order_notes (order_id, text, at) values ($1, $2, now())`, [
    order.orderId,
    text,
  ]);
  await shop.rows(
    `insert into order_deliveries (order_id, place, receiver) values ($1, 'NEIGHBOUR', $2)
      on conflict (order_id) do update set place = excluded.place, receiver = excluded.receiver`,
    [order.orderId, `Mrs ${lastName}`],
  );
  return { order, traces: [lastName, line1, email, photograph.id] };
}

/** The tables that identify the buyer of a rich sale until the buyer is erased. */
const KNOWN_TO = [
  'claim_steps',
  'claims',
  'invoices',
  'mails',
  'order_deliveries',
  'order_notes',
  'order_returns',
  'orders',
  'photographs',
];

it('a guest is erased once their order’s retention period is over; its figures stay', async ({
  shop,
  admin,
}) => {
  const { order, traces } = await aRichSale(shop, admin, { email: anEmail(), lastName: 'Quillfeather' });
  const figures = () =>
    shop.rows(
      `select o.number, o.status, o.total_pence, o.vat_included_pence, o.invoice_serial, i.total_pence as invoiced,
          (select count(*) from order_returns r where r.order_id = o.id) as returns
        from orders o join invoices i on i.order_id = o.id where o.id = $1`,
      [order.orderId],
    );
  const before = await figures();
  await forgetOn(shop, LAST_DAY);
  expect(await tablesThatKnow(shop, traces)).toEqual([...KNOWN_TO, 'guest_entries'].toSorted());
  await forgetOn(shop, DAY_AFTER);
  expect(await tablesThatKnow(shop, traces)).toEqual([]);
  expect(await figures()).toEqual(before);
  expect((await documentsOf(shop, order, admin))?.invoice).toMatchObject({ billingAddress: null });
  expect((await shop.graphql(TRACK, { number: order.trackingNumber })).data).toMatchObject({
    trackOrder: { order: { customerName: 'Deleted customer' } },
  });
});

it('a customer’s account and later orders outlive the erasure of an old order', async ({ shop, admin }) => {
  const customer = await aCustomer(shop, { email: anEmail() });
  const { email } = customer;
  const sale = await aRichSale(shop, admin, { email, lastName: 'Larkspurrow', by: customer });
  const traces = sale.traces.filter((trace) => trace !== email);
  const later = await anOrderThatIs(shop, 'DELIVERED', admin, { by: customer, email });
  await shop.rows("update order_events set at = '2027-05-10' where order_id = $1", [later.orderId]);
  expect(await tablesThatKnow(shop, traces)).toEqual([...KNOWN_TO, 'reviews']);
  await forgetOn(shop, DAY_AFTER);
  expect(await tablesThatKnow(shop, traces)).toEqual([]);
  expect((await me(shop, customer)).status).toBe(200);
  const { data } = await shop.graphql<OrdersPage>(ORDERS, {}, { ...customer.headers });
  expect(data.myOrders.items.map(({ id }) => id)).toEqual([later.orderId]);
  expect(await mailsAbout(shop, later)).not.toEqual([]);
});

it('a buyer who is still owed money is not erased', async ({ shop, admin }) => {
  const email = anEmail();
  const { orderId } = await anOrderThatIs(shop, 'DELIVERED', admin, { email });
  await shop.rows(`update orders set needs_attention = 'The refund came back.' where id = $1`, [orderId]);
  await forgetOn(shop, DAY_AFTER);
  expect(await shop.rows('select email from orders where id = $1', [orderId])).toEqual([{ email }]);
});

it('the buyer of an abandoned checkout is erased after 90 days, unless money arrived for it', async ({
  shop,
}) => {
  const lastName = 'Fernhollow';
  const shippingAddress = anAddress({ lastName });
  const left = await anUnpaidOrder(shop, { shippingAddress });
  const wronglyPaid = await anUnpaidOrder(shop, { shippingAddress: anAddress({ lastName: 'Mossbank' }) });
  for (const { orderId } of [left, wronglyPaid]) await cancel(shop, orderId);
  await shop.rows('update orders set received_pence = 100 where id = $1', [wronglyPaid.orderId]);
  await forgetOn(shop, '2027-02-18T12:00:00Z');
  expect(await tablesThatKnow(shop, [lastName])).toEqual(['orders']);
  await forgetOn(shop, '2027-02-19T12:00:00Z');
  expect(await tablesThatKnow(shop, [lastName])).toEqual([]);
  expect(await tablesThatKnow(shop, ['Mossbank'])).toEqual(['orders']);
  expect(await shop.rows('select status from orders where id = $1', [left.orderId])).toEqual([
    { status: 'CANCELLED' },
  ]);
});
