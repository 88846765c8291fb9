import { expect } from 'vitest';
import { aMember, type SignedIn } from '../../../../../test/account.ts';
import { aBookedOrder, type BookedOrder } from '../../../../../test/fixtures/booking.ts';
import { askAs, type Caller } from '../../../../../test/fixtures/catalogue/admin-product.ts';
import { REFUSAL } from '../../../../../test/refusal.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';

const NOW = new Date('2026-11-23T10:00:00Z');
const MINUTE_MS = 60_000;
const it = shopTest({ now: NOW });

const JOB = `id orderNumber state bay startsAt registration firstName address phone canComplete canMiss
  tyres { name quantity } extras { name }`;
const DAY = `query ($day: LocalDate) { myJobs(day: $day) { place jobs { ${JOB} } } }`;
const ANSWER = `{ kind: __typename ... on WorkshopJob { ${JOB} } ${REFUSAL} }`;
const COMPLETE = `mutation ($input: CompleteBookingInput!) { answer: completeMyJob(input: $input) ${ANSWER} }`;
const MISS = `mutation ($id: ID!) { answer: recordMyNoShow(bookingId: $id) ${ANSWER} }`;

type Job = Readonly<Record<string, unknown>> & { readonly id: string };
interface Answer {
  readonly answer: { readonly kind: string; readonly message?: string };
}

/** A signed-in fitter of a centre. */
async function aFitter(shop: TestShop, centre: string | null): Promise<SignedIn> {
  const fitter = await aMember(shop, 'fitter');
  await shop.rows('update users set fitting_centre = $1 where id = $2', [centre, fitter.id]);
  return fitter;
}

const jobsOn = async (shop: TestShop, fitter: Caller, { start }: Pick<BookedOrder, 'start'>) =>
  (
    await askAs<{ myJobs: { place: string; jobs: Job[] } | null }>(shop, fitter, DAY, {
      day: start.slice(0, 10),
    })
  ).myJobs;

async function idOf(shop: TestShop, { orderId }: BookedOrder): Promise<string> {
  const [booking] = await shop.rows<{ id: string }>('select id from fitting_bookings where order_id = $1', [
    orderId,
  ]);
  return booking?.id ?? '';
}

/** Sets the clock to some minutes after a job's start. */
const goTo = (shop: TestShop, { start }: BookedOrder, minutes: number): void =>
  shop.setNow(new Date(Date.parse(start) + minutes * MINUTE_MS));

it('a fitter sees the jobs of their centre on a day, without the buyer’s address and telephone', async ({
  shop,
  customer,
}) => {
  const own = await aBookedOrder(shop, customer, { phone: '07700 900123' });
  await aBookedOrder(shop, customer);
  const fitter = await aFitter(shop, own.centre);
  expect(await jobsOn(shop, fitter, own)).toEqual({
    place: `Test centre ${own.centre}`,
    jobs: [
      {
        id: await idOf(shop, own),
        orderNumber: own.orderNumber,
        state: 'CONFIRMED',
        bay: 1,
        startsAt: own.start,
        registration: 'AB12 CDE',
        firstName: 'Sam',
        address: null,
        phone: null,
        canComplete: false,
        canMiss: false,
        tyres: [{ name: own.product.name, quantity: 2 }],
        extras: [],
      },
    ],
  });
  expect((await jobsOn(shop, fitter, { start: '2026-11-23T10:00:00.000Z' }))?.jobs).toEqual([]);
});

it('a fitter finishes a job of their centre on its day, in their own name', async ({ shop, customer }) => {
  const order = await aBookedOrder(shop, customer);
  const fitter = await aFitter(shop, order.centre);
  const bookingId = await idOf(shop, order);
  const done = {
    bookingId,
    mileage: 41_200,
    treadDepths: [{ wheel: 'FRONT_LEFT', mm: 6.5 }],
    casings: 2,
    wasteCarrier: 'CBDU123456',
  };
  const { answer: early } = await askAs<Answer>(shop, fitter, COMPLETE, { input: done });
  expect(early).toMatchObject({
    kind: 'BookingRefused',
    message: expect.stringContaining('can’t be done yet'),
  });
  goTo(shop, order, 60);
  const { answer } = await askAs<Answer>(shop, fitter, COMPLETE, { input: done });
  expect(answer).toMatchObject({ kind: 'WorkshopJob', state: 'DONE', canComplete: false, canMiss: false });
  expect(
    await shop.rows(
      'select state, mileage, casings, tread_depths as depths from fitting_bookings where id = $1',
      [bookingId],
    ),
  ).toEqual([{ state: 'DONE', mileage: 41_200, casings: 2, depths: { FRONT_LEFT: 6.5 } }]);
  expect(
    await shop.rows(
      `select action, actor_role as role, actor_id as id from audit_entries
        where subject = 'booking' and subject_id = $1`,
      [bookingId],
    ),
  ).toEqual([{ action: 'booking done', role: 'FITTER', id: fitter.id }]);
});

it('a fitter records that nobody came, once the job has begun', async ({ shop, customer }) => {
  const order = await aBookedOrder(shop, customer);
  const fitter = await aFitter(shop, order.centre);
  const id = await idOf(shop, order);
  goTo(shop, order, -10);
  expect((await askAs<Answer>(shop, fitter, MISS, { id })).answer).toMatchObject({ kind: 'BookingRefused' });
  goTo(shop, order, 20);
  expect((await askAs<Answer>(shop, fitter, MISS, { id })).answer).toMatchObject({ state: 'NO_SHOW' });
});

it('other centres’ jobs and unpaid ones don’t exist for a fitter', async ({ shop, customer }) => {
  const [own, other, unpaid] = [
    await aBookedOrder(shop, customer),
    await aBookedOrder(shop, customer),
    await aBookedOrder(shop, customer),
  ];
  const fitter = await aFitter(shop, own.centre);
  await shop.rows(
    "update fitting_bookings set state = 'HELD', centre_slug = $1, bay = 2 where order_id = $2",
    [own.centre, unpaid.orderId],
  );
  goTo(shop, other, 60);
  for (const order of [other, unpaid]) {
    const id = await idOf(shop, order);
    const { answer: done } = await askAs<Answer>(shop, fitter, COMPLETE, {
      input: { bookingId: id, casings: 0 },
    });
    const { answer: missed } = await askAs<Answer>(shop, fitter, MISS, { id });
    for (const answer of [done, missed])
      expect(answer).toEqual({ kind: 'BookingNotFound', message: 'This booking doesn’t exist.' });
  }
  expect((await jobsOn(shop, fitter, own))?.jobs).toHaveLength(1);
});

it('a fitter of no centre has no jobs, and no fitter reads orders, bookings or the calendar', async ({
  shop,
  customer,
}) => {
  const order = await aBookedOrder(shop, customer);
  const fitter = await aFitter(shop, null);
  expect(await jobsOn(shop, fitter, order)).toBeNull();
  goTo(shop, order, 60);
  const { answer } = await askAs<Answer>(shop, fitter, MISS, { id: await idOf(shop, order) });
  expect(answer.kind).toBe('BookingNotFound');
  const ofCentre = await aFitter(shop, order.centre);
  const { data, errors = [] } = await shop.graphql<object>(
    `query ($id: ID!, $centre: String) {
      order(id: $id) { number }
      bookings { items { id } }
      fittingCalendar(input: { centre: $centre, firstDay: "2026-11-24" }) { place }
      customers { items { __typename } }
    }`,
    { id: order.orderId, centre: order.centre },
    { ...ofCentre.headers },
  );
  expect(data).toEqual({ order: null, bookings: null, fittingCalendar: null, customers: null });
  expect(errors.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
});
