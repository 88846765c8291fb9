import fc from 'fast-check';
import { expect } from 'vitest';
import type { SignedIn } from '../../../../test/account.ts';
import { lostAt } from '../../../../test/fixtures/at-stripe.ts';
import { aBookedOrder, cancelBooking, readBookings } from '../../../../test/fixtures/booking.ts';
import { aBuyableProduct } from '../../../../test/fixtures/buying.ts';
import { anUnpaidOrder, aPaidOrder, refundsAt, type BoughtOrder } from '../../../../test/fixtures/order.ts';
import { bookFaults, serials } from '../../../../test/fixtures/order/books.ts';
import { aPriceMatch, decideClaim, createClaim } from '../../../../test/fixtures/order/claim.ts';
import { aTakenOrder, recordPayment } from '../../../../test/fixtures/order/manual-order.ts';
import {
  EXPECTED_WARNINGS,
  orderActions,
  type OrderAction,
  type Given,
} from '../../../../test/fixtures/order/order-actions.ts';
import {
  aReturnRequest,
  changeReturn,
  fourDelivered,
  inspect,
  returnsOf,
} from '../../../../test/fixtures/order/return.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import type { TestShop } from '../../../../test/test-shop.ts';

const it = shopTest();
it.beforeAll(async ({ shop }) => {
  shop.sandbox.pauseWebhooks();
});

/** An order that staff took, with a payment link emailed to the buyer. */
async function anOrderTaken(shop: TestShop, admin: SignedIn): Promise<BoughtOrder> {
  const taken = await aTakenOrder(shop, await aBuyableProduct(shop), admin);
  const [row] = await shop.rows<Pick<BoughtOrder, 'sessionId' | 'trackingNumber'>>(
    'select provider_session_id as "sessionId", tracking_number as "trackingNumber" from orders where id = $1',
    [taken.orderId],
  );
  return { sessionId: '', trackingNumber: '', ...taken, ...row, cookie: '' };
}

/** Ways to create an order, and its state when the actions begin. */
const BEGINNINGS: Readonly<Record<string, (given: Given) => Promise<BoughtOrder>>> = {
  unpaid: ({ shop, customer }) => anUnpaidOrder(shop, { by: customer, quantity: 4 }),
  paid: ({ shop, customer }) => aPaidOrder(shop, { by: customer, quantity: 4 }),
  delivered: ({ shop, admin, customer }) => fourDelivered(shop, customer, admin),
  fitted: async ({ shop, customer }) =>
    aBookedOrder(shop, customer, {
      more: [{ productId: (await aBuyableProduct(shop)).id, quantity: 1, roadHazardPlan: true }],
    }),
  byLink: ({ shop, admin }) => anOrderTaken(shop, admin),
  offline: async ({ shop, admin }) => {
    const order = await anOrderTaken(shop, admin);
    await recordPayment(shop, { orderId: order.orderId, method: 'BANK_TRANSFER' }, admin);
    return order;
  },
};

/** Actions that move money or goods. Add a row for each new one. */
const ACTIONS: Readonly<Record<string, OrderAction>> = {
  ...orderActions,
  requestReturn: async ({ shop, customer }, order) =>
    changeReturn(shop, 'requestReturn', await aReturnRequest(shop, order, 1), customer),
  inspectReturn: async ({ shop, admin }, order) => {
    const [back] = await returnsOf(shop, order, admin);
    return back && inspect(shop, order, back, admin, { resaleable: 1, damaged: 0 });
  },
  refundReturn: async ({ shop, admin }, order) => {
    const [back] = await returnsOf(shop, order, admin);
    return back && changeReturn(shop, 'refundReturn', { id: back.id, revision: back.revision }, admin);
  },
  cancelFitting: async ({ shop, admin }, { orderId }) => {
    const [booking] = await readBookings(shop, orderId, admin);
    return booking && cancelBooking(shop, booking, admin);
  },
  matchPrice: async ({ shop, admin, customer }, order) => {
    const offer = { ...(await aPriceMatch(shop, order)), offerPrice: 1_000 };
    const claim = await createClaim(shop, offer, customer);
    return claim.id && decideClaim(shop, claim, { decision: 'PAY_BACK', amount: 1_500 }, admin);
  },
};

/** The pence that Stripe has refunded for an order, including pending refunds and money lost in disputes. */
const refundedAtStripe =
  (shop: TestShop) =>
  async (orderId: string): Promise<number> =>
    (await refundsAt(shop, { orderId })).reduce(
      (sum, amount) => sum + amount,
      await lostAt(shop, { orderId }),
    );

it('invoices less credit notes equal payments less refunds, without gaps, after any concurrent actions', async ({
  shop,
  admin,
  customer,
}) => {
  const given = { shop, admin, customer };
  const beginnings = fc.array(fc.constantFrom(...Object.keys(BEGINNINGS)), { minLength: 2, maxLength: 3 });
  const action = fc.record({ name: fc.constantFrom(...Object.keys(ACTIONS)), of: fc.nat({ max: 2 }) });
  const actions = fc.array(fc.tuple(action, action), { minLength: 3, maxLength: 9 });
  await fc.assert(
    fc.asyncProperty(beginnings, actions, async (begun, pairs) => {
      const orders: BoughtOrder[] = [];
      for (const name of begun)
        orders.push(await (BEGINNINGS[name] as (given: Given) => Promise<BoughtOrder>)(given));
      for (const pair of pairs)
        await Promise.all(
          pair.map(async ({ name, of }) => ACTIONS[name]?.(given, orders[of % orders.length] as BoughtOrder)),
        );
      const ids = orders.map(({ orderId }) => orderId);
      expect(await bookFaults(shop.rows, ids, refundedAtStripe(shop))).toEqual([]);
    }),
    { numRuns: 20, endOnFailure: true },
  );
  expect((await serials(shop.rows, 'credit_notes')).length).toBeGreaterThan(10);
  expect(shop.complaints.filter((line) => !EXPECTED_WARNINGS.test(line))).toEqual([]);
});
