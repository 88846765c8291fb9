import { expect } from 'vitest';
import { aMember, type SignedIn } from '../../../../../test/account.ts';
import { aBookedOrder, aVisitOrder } from '../../../../../test/fixtures/booking.ts';
import { askAs } from '../../../../../test/fixtures/catalogue/admin-product.ts';
import { aVan } from '../../../../../test/fixtures/fitting.ts';
import { REFUSAL } from '../../../../../test/refusal.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const it = shopTest({ now: new Date('2026-11-23T10:00:00Z') });

const JOB = `id orderNumber state bay startsAt registration firstName address phone canComplete canMiss
  tyres { name quantity } extras { name }`;
const DAY = `query ($day: LocalDate) { myJobs(day: $day) { place jobs { ${JOB} } } }`;
const ANSWER = `{ kind: __typename ... on WorkshopJob { ${JOB} } ${REFUSAL} }`;
const COMPLETE = `mutation ($input: CompleteBookingInput!) { answer: completeMyJob(input: $input) ${ANSWER} }`;
const MISS = `mutation ($id: ID!) { answer: recordMyNoShow(bookingId: $id) ${ANSWER} }`;

interface Job {
  readonly id: string;
  readonly orderNumber: string;
  readonly startsAt: string;
  readonly firstName: string | null;
  readonly address: string | null;
  readonly phone: string | null;
}
interface Answer {
  readonly answer: { readonly kind: string; readonly message?: string };
}

/** A signed-in fitter of a van. */
async function aDriver(shop: TestShop, van: number): Promise<SignedIn> {
  const fitter = await aMember(shop, 'fitter');
  await shop.rows('update users set fitting_van = $1 where id = $2', [van, fitter.id]);
  return fitter;
}

async function jobsOn(shop: TestShop, driver: SignedIn, start: string): Promise<readonly Job[] | null> {
  const { myJobs } = await askAs<{ myJobs: { jobs: Job[] } | null }>(shop, driver, DAY, {
    day: start.slice(0, 10),
  });
  return myJobs && myJobs.jobs;
}

async function idOf(shop: TestShop, { orderId }: { orderId: string }): Promise<string> {
  const [booking] = await shop.rows<{ id: string }>('select id from fitting_bookings where order_id = $1', [
    orderId,
  ]);
  return booking?.id ?? '';
}

/** Gives a job to a van, some hours after its time. */
const giveTo = (shop: TestShop, van: number, { orderId }: { orderId: string }, hours = 0) =>
  shop.rows(
    `update fitting_bookings set van_id = $1, starts_at = starts_at + make_interval(hours => $3),
      ends_at = ends_at + make_interval(hours => $3) where order_id = $2`,
    [van, orderId, hours],
  );

const goTo = (shop: TestShop, start: string, minutes: number): void =>
  shop.setNow(new Date(Date.parse(start) + minutes * MINUTE_MS));

it('a van’s fitter sees its jobs of a day in order, with the address and the telephone', async ({
  shop,
  customer,
}) => {
  const van = await aVan(shop);
  const [late, early] = [
    await aVisitOrder(shop, null),
    await aVisitOrder(shop, customer, { phone: '07700 900123' }),
  ];
  await giveTo(shop, van, late, 2);
  await giveTo(shop, van, early);
  const driver = await aDriver(shop, van);
  const { myJobs } = await askAs<{ myJobs: { place: string; jobs: Job[] } }>(shop, driver, DAY, {
    day: early.start.slice(0, 10),
  });
  expect(myJobs.place).toBe('Test van');
  expect(myJobs.jobs.map(({ orderNumber }) => orderNumber)).toEqual([early.orderNumber, late.orderNumber]);
  expect(myJobs.jobs[0]).toEqual({
    id: await idOf(shop, early),
    orderNumber: early.orderNumber,
    state: 'CONFIRMED',
    bay: null,
    startsAt: early.start,
    registration: 'AB12 CDE',
    firstName: 'Sam',
    address: '4 Ivel Road, Bedford, MK42 0AA, United Kingdom',
    phone: '07700 900123',
    canComplete: true,
    canMiss: false,
    tyres: [{ name: early.product.name, quantity: 2 }],
    extras: [],
  });
});

it('other vans’ jobs and those of centres don’t exist for a van’s fitter', async ({ shop, customer }) => {
  const [own, other] = [await aVan(shop), await aVan(shop)];
  const [theirs, atCentre] = [await aVisitOrder(shop, customer), await aBookedOrder(shop, customer)];
  await giveTo(shop, other, theirs);
  const driver = await aDriver(shop, own);
  for (const order of [theirs, atCentre]) {
    expect(await jobsOn(shop, driver, order.start)).toEqual([]);
    goTo(shop, order.start, 30);
    const id = await idOf(shop, order);
    const { answer: done } = await askAs<Answer>(shop, driver, COMPLETE, {
      input: { bookingId: id, casings: 0 },
    });
    const { answer: missed } = await askAs<Answer>(shop, driver, MISS, { id });
    for (const { kind } of [done, missed]) expect(kind).toBe('BookingNotFound');
  }
});

it('a van’s fitter records what they did, and that nobody was there', async ({ shop, customer }) => {
  const van = await aVan(shop);
  const [done, missed] = [await aVisitOrder(shop, customer), await aVisitOrder(shop, customer)];
  await giveTo(shop, van, done, 2);
  await giveTo(shop, van, missed);
  const driver = await aDriver(shop, van);
  const bookingId = await idOf(shop, done);
  goTo(shop, missed.start, 20);
  const record = { bookingId, mileage: 41_200, casings: 2, wasteCarrier: 'CBDU123456' };
  expect((await askAs<Answer>(shop, driver, COMPLETE, { input: record })).answer).toMatchObject({
    kind: 'WorkshopJob',
    state: 'DONE',
  });
  expect((await askAs<Answer>(shop, driver, MISS, { id: await idOf(shop, missed) })).answer).toMatchObject({
    state: 'NO_SHOW',
  });
  expect(
    await shop.rows('select mileage, casings, waste_carrier as carrier from fitting_bookings where id = $1', [
      bookingId,
    ]),
  ).toEqual([{ mileage: 41_200, casings: 2, carrier: 'CBDU123456' }]);
});

it('address and telephone are gone once the day is over, and with the buyer’s data', async ({
  shop,
  customer,
}) => {
  const van = await aVan(shop);
  const order = await aVisitOrder(shop, customer, { phone: '07700 900123' });
  await giveTo(shop, van, order);
  const driver = await aDriver(shop, van);
  goTo(shop, order.start, 60);
  expect(await jobsOn(shop, driver, order.start)).toMatchObject([
    { address: expect.stringContaining('MK42 0AA'), phone: '07700 900123' },
  ]);
  shop.setNow(new Date(Date.parse(order.start) + DAY_MS));
  expect(await jobsOn(shop, driver, order.start)).toMatchObject([
    { firstName: 'Sam', address: null, phone: null },
  ]);
  goTo(shop, order.start, 60);
  await shop.services.platform.orm.em.fork().transactional(async (em) => {
    for (const { eraseOrders } of shop.services.personalData) await eraseOrders?.(em, [order.orderId]);
  });
  expect(await jobsOn(shop, driver, order.start)).toMatchObject([
    { registration: null, firstName: null, address: null, phone: null },
  ]);
});

it('a closed van’s fitter keeps its booked jobs, and a deleted van’s has none', async ({
  shop,
  customer,
}) => {
  const [closed, deleted] = [await aVan(shop), await aVan(shop)];
  const order = await aVisitOrder(shop, customer);
  await giveTo(shop, closed, order);
  const drivers = [await aDriver(shop, closed), await aDriver(shop, deleted)] as const;
  await shop.rows("update fitting_vans set closed_from = '2026-11-01' where id = $1", [closed]);
  await shop.rows('delete from fitting_vans where id = $1', [deleted]);
  expect(await jobsOn(shop, drivers[0], order.start)).toHaveLength(1);
  expect(await jobsOn(shop, drivers[1], order.start)).toBeNull();
});
