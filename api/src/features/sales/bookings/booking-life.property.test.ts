import { OPEN_BOOKINGS, SLOT_KEEPING } from '@treadline/schema/trade/fitting/booking-state';
import fc from 'fast-check';
import { expect } from 'vitest';
import { lostAt } from '../../../../test/fixtures/at-stripe.ts';
import {
  aBookedOrder,
  cancelBooking,
  moveBooking,
  readBookings,
  type BookedOrder,
} from '../../../../test/fixtures/booking.ts';
import { closeUnpaid, orderOf, stockOf } from '../../../../test/fixtures/buying.ts';
import { aCentre, aFittableProduct, startsAt } from '../../../../test/fixtures/fitting.ts';
import { refundsAt } from '../../../../test/fixtures/order.ts';
import { bookFaults } from '../../../../test/fixtures/order/books.ts';
import {
  EXPECTED_WARNINGS,
  orderActions,
  type Given,
} from '../../../../test/fixtures/order/order-actions.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import type { TestShop } from '../../../../test/test-shop.ts';
import type { BookingState } from '../../shop/fitting/index.ts';

const STOCK = 500;
const QUANTITY = 2;
const it = shopTest();
it.beforeAll(async ({ shop }) => {
  shop.sandbox.pauseWebhooks();
});

/** Two centres with one bay each, so that orders compete for the same times; one is a partner. */
interface Place {
  readonly own: string;
  readonly partner: string;
  readonly times: readonly string[];
}

type Action = (
  given: Given & { readonly place: Place; readonly at: number },
  order: BookedOrder,
) => Promise<unknown>;

const onBooking =
  (mutation: string): Action =>
  async ({ shop, admin }, { orderId }) => {
    const [booking] = await readBookings(shop, orderId, admin);
    return (
      booking &&
      shop.graphql(
        `mutation ($id: ID!) { ${mutation}(bookingId: $id) { __typename } }`,
        { id: booking.id },
        { ...admin.headers },
      )
    );
  };

const moveTo =
  (centre: 'own' | 'partner'): Action =>
  async ({ shop, customer, place, at }, { orderId }) => {
    const [booking] = await readBookings(shop, orderId, customer);
    const time = place.times[at % place.times.length] ?? '';
    return booking && moveBooking(shop, booking, time, customer, { centre: place[centre] });
  };

const BOOKING_ACTIONS: Readonly<Record<string, Action>> = {
  pay: async (given, order) => {
    await orderActions['pay']?.(given, order);
    return orderActions['read']?.(given, order);
  },
  move: moveTo('own'),
  moveToPartner: moveTo('partner'),
  cancelFitting: async ({ shop, customer }, { orderId }) => {
    const [booking] = await readBookings(shop, orderId, customer);
    return booking && cancelBooking(shop, booking, customer);
  },
  confirm: onBooking('confirmBooking'),
  expire: ({ shop }, { orderId }) => closeUnpaid(shop, orderId, 'Expired.'),
};

const ACTIONS: Readonly<Record<string, Action>> = { ...orderActions, ...BOOKING_ACTIONS };

interface StoredBooking {
  readonly state: BookingState;
  readonly centre: string;
  readonly bay: number;
  readonly from: Date;
  readonly until: Date;
}

async function expectBookingsInOrder(shop: TestShop, orders: readonly BookedOrder[]): Promise<void> {
  const kept: StoredBooking[] = [];
  for (const order of orders) {
    const [booking] = await shop.rows<StoredBooking>(
      `select state, centre_slug as centre, bay, starts_at as "from", ends_at as until
        from fitting_bookings where order_id = $1`,
      [order.orderId],
    );
    if (!booking) throw new Error('A booking has gone.');
    const stored = await orderOf(shop, order);
    if (['CANCELLED', 'REFUNDED'].includes(stored.status)) expect(OPEN_BOOKINGS).not.toContain(booking.state);
    // A lost slot never loses the order; a cancelled fitting always gives the money back.
    if (booking.state === 'CANCELLED') {
      const refunds = await shop.rows('select id from refunds where order_id = $1', [order.orderId]);
      expect(refunds.length > 0 || stored.status === 'CANCELLED').toBe(true);
    }
    if (SLOT_KEEPING.includes(booking.state)) kept.push(booking);
    const sold = -stored.movements.reduce((sum, units) => sum + units, 0);
    expect(await stockOf(shop, order.product)).toEqual({
      onHand: STOCK - sold,
      reserved: stored.reserved_until === null ? 0 : QUANTITY,
    });
    expect(stored.reserved_until !== null).toBe(booking.state === 'HELD');
  }
  for (const [index, one] of kept.entries())
    for (const other of kept.slice(index + 1)) {
      const isSame = one.centre === other.centre && one.bay === other.bay;
      expect(isSame && one.from < other.until && other.from < one.until).toBe(false);
    }
}

let places = 0;

async function aPlace(shop: TestShop): Promise<Place> {
  places += 1;
  const own = await aCentre(shop, { slug: `own-${places}` });
  const partner = await aCentre(shop, {
    slug: `partner-${places}`,
    isOwn: false,
    email: 'garage@example.com',
  });
  const times = await startsAt(shop, await aFittableProduct(shop), own);
  return { own, partner, times: times.slice(0, 4) };
}

it('no bay is taken twice and no stock or money goes missing, whatever happens to fittings two at a time', async ({
  shop,
  admin,
  customer,
}) => {
  const action = fc.record({
    name: fc.oneof(
      { weight: 2, arbitrary: fc.constantFrom(...Object.keys(BOOKING_ACTIONS)) },
      { weight: 1, arbitrary: fc.constantFrom(...Object.keys(orderActions)) },
    ),
    of: fc.nat({ max: 1 }),
    at: fc.nat({ max: 3 }),
  });
  const life = fc.array(fc.tuple(action, action), { minLength: 2, maxLength: 7 });
  await fc.assert(
    fc.asyncProperty(fc.tuple(fc.boolean(), fc.boolean()), life, async (paid, pairs) => {
      const place = await aPlace(shop);
      const orders: BookedOrder[] = [];
      for (const [index, isPaid] of paid.entries())
        orders.push(
          await aBookedOrder(shop, customer, {
            centre: { slug: index === 0 ? place.own : place.partner, exists: true },
            isPaid,
          }),
        );
      for (const pair of pairs)
        await Promise.all(
          pair.map(async ({ name, of, at }) =>
            ACTIONS[name]?.({ shop, admin, customer, place, at }, orders[of] as BookedOrder),
          ),
        );
      await expectBookingsInOrder(shop, orders);
      const atStripe = async (orderId: string): Promise<number> =>
        (await refundsAt(shop, { orderId })).reduce(
          (sum, amount) => sum + amount,
          await lostAt(shop, { orderId }),
        );
      const ids = orders.map(({ orderId }) => orderId);
      expect(await bookFaults(shop.rows, ids, atStripe)).toEqual([]);
    }),
    { numRuns: 40, endOnFailure: true },
  );
  expect(shop.complaints.filter((line) => !EXPECTED_WARNINGS.test(line))).toEqual([]);
  const [{ moved } = { moved: 0 }] = await shop.rows<{ moved: number }>(
    `select count(*)::int as moved from fitting_booking_events where message like 'Moved%'`,
  );
  expect(moved).toBeGreaterThan(15);
});
