import fc from 'fast-check';
import { expect } from 'vitest';
import { shopTest } from '../../../test/shop-test.ts';
import type { TestShop } from '../../../test/test-shop.ts';
import type { SignedIn } from '../accounts/account.builder.ts';
import { aPriceMatch, decideClaim, makeClaim } from '../claims/claim.builder.ts';
import { aTakenOrder, recordPayment } from '../manual-orders/manual-order.builder.ts';
import { anUnpaidOrder, aPaidOrder, refundsAt, type BoughtOrder } from '../orders/order.builder.ts';
import { lostAt } from '../payments/at-stripe.builder.ts';
import { aBuyableProduct } from '../payments/buying.builder.ts';
import { EXPECTED_WARNINGS, orderDeeds, type Deed, type Given } from '../payments/order-deeds.builder.ts';
import { aWish, changeReturn, fourDelivered, inspect, returnsOf } from '../returns/return.builder.ts';

const it = shopTest();
it.beforeAll(async ({ shop }) => {
  shop.sandbox.pauseWebhooks();
});

/** An order that the staff took, and mailed a payment link for. */
async function anOrderTaken(shop: TestShop, admin: SignedIn): Promise<BoughtOrder> {
  const taken = await aTakenOrder(shop, await aBuyableProduct(shop), admin);
  const [row] = await shop.rows<{ id: string }>('select stripe_session_id as id from orders where id = $1', [
    taken.orderId,
  ]);
  return { ...taken, sessionId: row?.id ?? '', cookie: '' };
}

/** How an order comes about, and how far it is when the deeds begin. */
const BEGINNINGS: Readonly<Record<string, (given: Given) => Promise<BoughtOrder>>> = {
  unpaid: ({ shop, customer }) => anUnpaidOrder(shop, { by: customer, quantity: 4 }),
  paid: ({ shop, customer }) => aPaidOrder(shop, { by: customer, quantity: 4 }),
  delivered: ({ shop, admin, customer }) => fourDelivered(shop, customer, admin),
  byLink: ({ shop, admin }) => anOrderTaken(shop, admin),
  byHand: async ({ shop, admin }) => {
    const order = await anOrderTaken(shop, admin);
    await recordPayment(shop, { orderId: order.orderId, method: 'BANK_TRANSFER' }, admin);
    return order;
  },
};

/** What is done with money and goods beside the order itself. A new way is one more row. */
const DEEDS: Readonly<Record<string, Deed>> = {
  ...orderDeeds,
  askForReturn: async ({ shop, customer }, order) =>
    changeReturn(shop, 'askForReturn', await aWish(shop, order, 1), customer),
  inspectReturn: async ({ shop, admin }, order) => {
    const [back] = await returnsOf(shop, order, admin);
    return back && inspect(shop, order, back, admin, { resaleable: 1, damaged: 0 });
  },
  refundReturn: async ({ shop, admin }, order) => {
    const [back] = await returnsOf(shop, order, admin);
    return back && changeReturn(shop, 'refundReturn', { id: back.id, revision: back.revision }, admin);
  },
  matchPrice: async ({ shop, admin, customer }, order) => {
    const offer = { ...(await aPriceMatch(shop, order)), offerPrice: 1_000 };
    const claim = await makeClaim(shop, offer, customer);
    return claim.id && decideClaim(shop, claim, { decision: 'PAY_BACK', amount: 1_500 }, admin);
  },
};

/** An order in the books; money in pence, null without an invoice. */
interface BookedOrder {
  readonly id: string;
  readonly byHand: boolean;
  readonly paid: number;
  readonly refunded: number;
  readonly underWay: number;
  readonly invoiced: number | null;
  readonly invoicedVat: number | null;
  readonly credited: number;
  readonly creditedVat: number;
  readonly linesCredited: number;
}

const BOOKS = `
  select o.id, o.paid_by_hand is not null as "byHand",
    coalesce(o.received_pence, case when o.paid_at is not null then o.total_pence else 0 end) as paid,
    (select coalesce(sum(amount_pence) filter (where status = 'SUCCEEDED'), 0)::int
      from refunds r where r.order_id = o.id) as refunded,
    (select coalesce(sum(amount_pence) filter (where status in ('PENDING', 'REQUIRES_ACTION')), 0)::int
      from refunds r where r.order_id = o.id) as "underWay",
    i.total_pence as invoiced, (i.vat->0->>'vat')::int as "invoicedVat",
    coalesce(c.gross, 0)::int as credited, coalesce(c.vat, 0)::int as "creditedVat",
    coalesce(c.lines, 0)::int as "linesCredited"
  from orders o
    left join invoices i on i.order_id = o.id
    left join lateral (
      select sum(n.total_pence) as gross, sum((n.vat->0->>'vat')::int) as vat,
        sum((select sum((line->>'amount')::int) from jsonb_array_elements(n.lines) line)) as lines
      from credit_notes n where n.order_id = o.id and n.voided_at is null
    ) c on true
  where o.id = any($1::uuid[])`;

/** The serials that were given, of documents that count and of those that were withdrawn. */
const serials = async (shop: TestShop, table: 'invoices' | 'credit_notes'): Promise<number[]> =>
  (await shop.rows<{ serial: number }>(`select serial from ${table} order by serial`)).map(
    ({ serial }) => serial,
  );

async function expectBooksToAgree(shop: TestShop, orders: readonly BoughtOrder[]): Promise<void> {
  const books = await shop.rows<BookedOrder>(BOOKS, [orders.map(({ orderId }) => orderId)]);
  for (const order of books) {
    expect(order.refunded + order.underWay, 'never more paid back than paid').toBeLessThanOrEqual(order.paid);
    expect(order.linesCredited, 'a credit note comes to its lines').toBe(order.credited);
    // A payment of the wrong amount, or for tyres that are gone, was no sale: there is nothing to invoice or to credit.
    if (order.invoiced === null) expect(order.credited).toBe(0);
    else {
      expect(order.invoiced - order.credited, 'documents agree with the money').toBe(
        order.paid - order.refunded,
      );
      if (order.credited === order.invoiced) expect(order.creditedVat).toBe(order.invoicedVat);
      else expect(order.creditedVat).toBeLessThanOrEqual(order.invoicedVat ?? 0);
    }
    const atStripe = await refundsAt(shop, { orderId: order.id });
    if (!order.byHand)
      expect(
        atStripe.reduce((sum, amount) => sum + amount, await lostAt(shop, { orderId: order.id })),
        'Stripe agrees with the books',
      ).toBe(order.refunded + order.underWay);
  }
  for (const table of ['invoices', 'credit_notes'] as const) {
    const given = await serials(shop, table);
    expect(given, `${table} are numbered without gaps`).toEqual(given.map((_, index) => index + 1));
  }
}

it('invoices less credit notes are payments less refunds, without gaps, whatever is done two at a time', async ({
  shop,
  admin,
  customer,
}) => {
  const given = { shop, admin, customer };
  const beginnings = fc.array(fc.constantFrom(...Object.keys(BEGINNINGS)), { minLength: 2, maxLength: 3 });
  const deed = fc.record({ name: fc.constantFrom(...Object.keys(DEEDS)), of: fc.nat({ max: 2 }) });
  const deeds = fc.array(fc.tuple(deed, deed), { minLength: 3, maxLength: 9 });
  await fc.assert(
    fc.asyncProperty(beginnings, deeds, async (begun, pairs) => {
      const orders: BoughtOrder[] = [];
      for (const name of begun)
        orders.push(await (BEGINNINGS[name] as (given: Given) => Promise<BoughtOrder>)(given));
      for (const pair of pairs)
        await Promise.all(
          pair.map(({ name, of }) => DEEDS[name]?.(given, orders[of % orders.length] as BoughtOrder)),
        );
      await expectBooksToAgree(shop, orders);
    }),
    { numRuns: 20, endOnFailure: true },
  );
  expect((await serials(shop, 'credit_notes')).length).toBeGreaterThan(10);
  expect(shop.complaints.filter((line) => !EXPECTED_WARNINGS.test(line))).toEqual([]);
});
