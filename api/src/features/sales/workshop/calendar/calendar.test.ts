import { expect } from 'vitest';
import type { SignedIn } from '../../../../../test/account.ts';
import {
  aBookedOrder,
  bookingOf,
  moveBooking,
  type BookedOrder,
} from '../../../../../test/fixtures/booking.ts';
import { askAs } from '../../../../../test/fixtures/catalogue/admin-product.ts';
import { aCentre, bookingsOf, startsAt } from '../../../../../test/fixtures/fitting.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';

const it = shopTest({ now: new Date('2026-11-23T10:00:00Z') });

const CALENDAR = /* GraphQL */ `
  query ($input: FittingCalendarInput!) {
    fittingCalendar(input: $input) {
      place
      lanes {
        number
        name
      }
      days {
        day
        hours {
          lane
          opens
          closes
          closedBecause
        }
        totalMinutes
        freeMinutes
        jobs {
          lane
          tyres
          booking {
            state
            bay
            registration
            order {
              number
            }
          }
        }
      }
    }
  }
`;

interface Day {
  readonly day: string;
  readonly hours: readonly { readonly closedBecause: string | null }[];
  readonly totalMinutes: number;
  readonly freeMinutes: number;
  readonly jobs: readonly object[];
}

const calendarOf = async (
  shop: TestShop,
  admin: SignedIn,
  input: object,
): Promise<{ place: string; lanes: object[]; days: Day[] } | null> =>
  (
    await askAs<{ fittingCalendar: { place: string; lanes: object[]; days: Day[] } | null }>(
      shop,
      admin,
      CALENDAR,
      { input },
    )
  ).fittingCalendar;

const mailsTo = (shop: TestShop, email: string) =>
  shop.rows<{ subject: string }>('select subject from mails where recipient = $1', [email]);

/** An order fitted at a centre with two bays. */
const anOrder = (shop: TestShop, by: SignedIn, email: string): Promise<BookedOrder> =>
  aBookedOrder(shop, by, { email, centre: { slug: email.replace('@example.com', ''), bays: 2 } });

it('a centre’s calendar has its bays, hours, jobs and free minutes', async ({ shop, admin, customer }) => {
  const order = await aBookedOrder(shop, customer, { centre: { slug: 'diary', bays: 2 } });
  const day = order.start.slice(0, 10);
  const calendar = await calendarOf(shop, admin, { centre: 'diary', firstDay: day });
  expect(calendar).toEqual({
    place: 'Test centre diary',
    lanes: [
      { number: 1, name: 'Bay 1' },
      { number: 2, name: 'Bay 2' },
    ],
    days: [
      {
        day,
        hours: [1, 2].map((lane) => ({
          lane,
          opens: `${day}T08:00:00.000Z`,
          closes: `${day}T18:00:00.000Z`,
          closedBecause: null,
        })),
        totalMinutes: 2 * 600,
        freeMinutes: 2 * 600 - 45,
        jobs: [
          {
            lane: 1,
            tyres: 2,
            booking: {
              state: 'CONFIRMED',
              bay: 1,
              registration: 'AB12CDE',
              order: { number: order.orderNumber },
            },
          },
        ],
      },
    ],
  });
  expect(await calendarOf(shop, admin, { centre: 'nowhere', firstDay: day })).toBeNull();
});

it('closures, bank holidays and days off leave no capacity, and say why', async ({ shop, admin }) => {
  const centre = await aCentre(shop, { slug: 'holidays' });
  await shop.rows(
    `insert into fitting_closures (centre_slug, first_day, last_day, reason)
      values ($1, '2026-12-24', '2026-12-24', 'Stocktaking')`,
    [centre],
  );
  const calendar = await calendarOf(shop, admin, { centre, firstDay: '2026-12-23', days: 5 });
  expect(
    calendar?.days.map(({ day, hours, totalMinutes }) => [day, hours[0]?.closedBecause, totalMinutes]),
  ).toEqual([
    ['2026-12-23', null, 600],
    ['2026-12-24', 'Stocktaking', 0],
    ['2026-12-25', 'Bank holiday', 0],
    ['2026-12-26', 'Bank holiday', 0],
    ['2026-12-27', 'Closed', 0],
  ]);
});

it('the vans’ calendar has a lane for each van', async ({ shop, admin }) => {
  const vans = await shop.rows<{ number: number; name: string }>(
    'select id as number, name from fitting_vans order by id',
  );
  const calendar = await calendarOf(shop, admin, { firstDay: '2026-12-01', days: 7 });
  expect(calendar).toMatchObject({ place: 'Vans', lanes: vans, days: { length: 7 } });
});

it('staff move a job to another bay without telling anybody, but not to one that’s taken', async ({
  shop,
  admin,
  customer,
}) => {
  const order = await anOrder(shop, customer, 'bays@example.com');
  const other = await aBookedOrder(shop, customer, {
    centre: { slug: order.centre, exists: true },
    start: order.start,
  });
  const [mine, theirs] = [
    await bookingOf(shop, order.orderId, admin),
    await bookingOf(shop, other.orderId, admin),
  ];
  expect(await moveBooking(shop, mine, order.start, admin, { lane: 2 })).toMatchObject({
    kind: 'SlotUnavailable',
  });
  const [, , , later = ''] = await startsAt(shop, order.product, order.centre);
  expect(await moveBooking(shop, theirs, later, admin)).toMatchObject({ kind: 'Booking' });
  const before = await mailsTo(shop, 'bays@example.com');
  expect(await moveBooking(shop, mine, order.start, admin, { lane: 2 })).toMatchObject({
    kind: 'Booking',
    state: 'CONFIRMED',
    steps: mine['steps'],
  });
  expect(await bookingsOf(shop, order)).toMatchObject([{ bay: 2 }]);
  expect(await mailsTo(shop, 'bays@example.com')).toEqual(before);
  expect(
    await shop.rows(
      `select before ->> 'bay' as before, after ->> 'bay' as after, actor_id as actor from audit_entries
        where subject = 'booking' and subject_id = $1`,
      [mine.id],
    ),
  ).toEqual([{ before: '1', after: '2', actor: admin.id }]);
});

it('a bay that doesn’t exist, a closed hour and a time before the tyres arrive are refused with a reason', async ({
  shop,
  admin,
  customer,
}) => {
  const order = await anOrder(shop, customer, 'refused@example.com');
  const booking = await bookingOf(shop, order.orderId, admin);
  const day = order.start.slice(0, 10);
  const tries = [
    [order.start, { lane: 3 }, 'This time has just been taken. Please choose another.'],
    [`${day}T19:00:00.000Z`, {}, 'This time isn’t offered. Please choose another.'],
    ['2026-11-23T12:00:00.000Z', {}, expect.stringMatching(/^Your tyres can be fitted from /)],
  ] as const;
  for (const [start, more, message] of tries)
    expect(await moveBooking(shop, booking, start, admin, more)).toMatchObject({
      kind: 'SlotUnavailable',
      message,
    });
  expect(await moveBooking(shop, booking, order.start, customer, { lane: 2 })).toMatchObject({
    kind: 'BookingRefused',
    message: 'Only our team chooses the bay or van.',
  });
});
