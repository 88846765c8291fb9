import { expect } from 'vitest';
import {
  aBookedOrder,
  bookingOf,
  cancelBooking,
  moveBooking,
  type BookedOrder,
} from '../../../../../test/fixtures/booking.ts';
import { bookingsOf, startsAt } from '../../../../../test/fixtures/fitting.ts';
import { ship } from '../../../../../test/fixtures/order/order-desk.ts';
import { REFUSAL } from '../../../../../test/refusal.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';
import { watchBookings } from '../bookings.jobs.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A Monday. */
const NOW = new Date('2026-11-23T10:00:00Z');
const it = shopTest({ now: NOW });

const SHEET = `kind: __typename ... on FittingJob {
  state orderNumber garage registration buyer phone tyres { name quantity } extras { name } rims fee
  parcel { carrier trackingNumber }
  proposed freeTimes isAsked canDecline canReport
  report { mileage treadDepths { wheel mm } casings wasteCarrier }
} ${REFUSAL}`;

interface Sheet {
  readonly kind: string;
  readonly state?: string;
  readonly message?: string;
  readonly freeTimes?: readonly string[];
  readonly [field: string]: unknown;
}

/** The inputs of the garage's mutations. */
const INPUTS = {
  confirmFittingJob: 'FittingJobInput!',
  proposeFittingTimes: 'ProposeFittingTimesInput!',
  declineFittingJob: 'DeclineFittingJobInput!',
  completeFittingJob: 'CompleteFittingJobInput!',
  reportFittingNoShow: 'FittingJobInput!',
} as const;

interface Link {
  readonly id: string;
  readonly key: string;
}

async function send(shop: TestShop, document: string, input: object): Promise<Sheet> {
  const { data, errors } = await shop.graphql<{ sheet: Sheet }>(document, { input });
  if (errors) throw new Error(JSON.stringify(errors));
  return data.sheet;
}

const read = (shop: TestShop, link: Link): Promise<Sheet> =>
  send(shop, `query ($input: FittingJobInput!) { sheet: fittingJob(input: $input) { ${SHEET} } }`, link);
const answer = (shop: TestShop, name: keyof typeof INPUTS, link: Link, more: object = {}): Promise<Sheet> =>
  send(shop, `mutation ($input: ${INPUTS[name]}) { sheet: ${name}(input: $input) { ${SHEET} } }`, {
    ...link,
    ...more,
  });

const mailsTo = async (shop: TestShop, email: string): Promise<string[]> =>
  (
    await shop.rows<{ subject: string }>('select subject from mails where recipient = $1 order by subject', [
      email,
    ])
  ).map(({ subject }) => subject);

let garages = 0;

/** A paid order at a partner that has an email address, and the link that it was sent. */
async function aRequest(
  shop: TestShop,
): Promise<{ order: BookedOrder; garage: string; buyer: string; link: Link }> {
  garages += 1;
  const [garage, buyer] = [`garage-${garages}@example.com`, `buyer-${garages}@example.com`];
  const order = await aBookedOrder(shop, null, { centre: { isOwn: false, email: garage }, email: buyer });
  return { order, garage, buyer, link: await linkTo(shop, garage) };
}

async function linkTo(shop: TestShop, garage: string): Promise<Link> {
  const mails = await shop.rows<{ text: string }>(
    `select text from mails where recipient = $1 and subject like 'Please confirm%' order by created_at desc`,
    [garage],
  );
  const links = mails.map(({ text }) => /fitting-job\/(?<id>[\w-]+)#key=(?<key>[\w-]+)/.exec(text)?.groups);
  return { id: links[0]?.['id'] ?? '', key: links[0]?.['key'] ?? '' };
}

it('a partner opens the job by the link in its email, confirms it once, and sees the parcel', async ({
  shop,
  admin,
}) => {
  const { order, buyer, link } = await aRequest(shop);
  const sheet = await read(shop, link);
  expect(sheet).toMatchObject({
    kind: 'FittingJob',
    state: 'REQUESTED',
    orderNumber: order.orderNumber,
    registration: 'AB12 CDE',
    buyer: 'Sam',
    tyres: [{ name: order.product.name, quantity: 2 }],
    rims: [16],
    parcel: null,
    isAsked: true,
    canReport: false,
  });
  expect(JSON.stringify(sheet)).not.toMatch(/Carter|Ivel Road|example\.com/);
  const both = await Promise.all([
    answer(shop, 'confirmFittingJob', link),
    answer(shop, 'confirmFittingJob', link),
  ]);
  expect(both).toMatchObject([{ state: 'CONFIRMED' }, { state: 'CONFIRMED' }]);
  expect(await mailsTo(shop, buyer)).toEqual([
    `Thank you for your order ${order.orderNumber}`,
    `We’ve asked the garage about your fitting: ${order.orderNumber}`,
    `Your fitting is confirmed: ${order.orderNumber}`,
  ]);
  await ship(shop, [{ order: order.orderNumber, carrier: 'DPD', trackingNumber: '15501234567890' }], admin);
  expect(await read(shop, link)).toMatchObject({
    parcel: { carrier: 'DPD', trackingNumber: '15501234567890' },
  });
});

it('a forged link and one of another job open nothing, nor does any 30 days after the job', async ({
  shop,
}) => {
  const [one, other] = [await aRequest(shop), await aRequest(shop)];
  const forged = { ...one.link, key: 'x'.repeat(43) };
  for (const link of [forged, { ...one.link, key: other.link.key }, { id: 'nothing', key: one.link.key }]) {
    expect(await read(shop, link)).toMatchObject({ kind: 'FittingJobRefused' });
    expect(await answer(shop, 'confirmFittingJob', link)).toMatchObject({ kind: 'FittingJobRefused' });
  }
  expect(await bookingsOf(shop, one.order)).toMatchObject([{ state: 'REQUESTED' }]);
  shop.setNow(new Date(Date.parse(one.order.start) + 32 * DAY_MS));
  expect(await read(shop, one.link)).toMatchObject({ message: expect.stringContaining('expired') });
});

it('only the digest of the link’s key is stored with the booking', async ({ shop }) => {
  const { link } = await aRequest(shop);
  const [row] = await shop.rows<{ row: string }>(
    'select b::text as row from fitting_bookings b where id = $1',
    [link.id],
  );
  expect(row?.row).not.toContain(link.key);
});

it('a partner proposes other times, and the buyer’s choice of one needs no confirmation', async ({
  shop,
  admin,
}) => {
  const { order, garage, buyer, link } = await aRequest(shop);
  const { freeTimes = [] } = await read(shop, link);
  const starts = [freeTimes[3], freeTimes[5]];
  const proposed = await answer(shop, 'proposeFittingTimes', link, { starts });
  expect(proposed).toMatchObject({ state: 'REQUESTED', proposed: starts });
  expect(await mailsTo(shop, buyer)).toContain(`The garage proposes another time: ${order.orderNumber}`);
  const booking = await bookingOf(shop, order.orderId, admin);
  expect(booking).toMatchObject({ proposals: starts.map((start) => ({ startsAt: start })) });
  expect(await moveBooking(shop, booking, starts[1] ?? '', admin)).toMatchObject({
    state: 'CONFIRMED',
    proposals: [],
  });
  expect(await mailsTo(shop, garage)).toContain(`Fitting ${order.orderNumber} is confirmed`);
});

it('a partner can’t propose a time that is taken or that the buyer had chosen', async ({ shop }) => {
  const { order, link } = await aRequest(shop);
  const { start: taken } = await aBookedOrder(shop, null, { centre: { slug: order.centre, exists: true } });
  for (const starts of [[taken], [order.start], []])
    expect(await answer(shop, 'proposeFittingTimes', link, { starts })).toMatchObject({
      kind: 'InvalidInput',
    });
});

it('a declined job frees its slot, and its buyer chooses another', async ({ shop, admin }) => {
  const { order, buyer, link } = await aRequest(shop);
  for (let times = 0; times < 2; times += 1)
    expect(await answer(shop, 'declineFittingJob', link, { reason: 'Our ramp is broken.' })).toMatchObject({
      state: 'NEEDS_SLOT',
    });
  expect(await startsAt(shop, order.product, order.centre)).toContain(order.start);
  expect(await mailsTo(shop, buyer)).toContain(
    `Please choose another time for your fitting: ${order.orderNumber}`,
  );
  const booking = await bookingOf(shop, order.orderId, admin);
  expect(booking).toMatchObject({ state: 'NEEDS_SLOT', slot: null, canMove: true });
  expect(await moveBooking(shop, booking, order.start, admin)).toMatchObject({ state: 'REQUESTED' });
});

it('a move asks the partner again by a new link, and the old one opens nothing', async ({ shop, admin }) => {
  const { order, garage, link } = await aRequest(shop);
  const booking = await bookingOf(shop, order.orderId, admin);
  const [, , later = ''] = await startsAt(shop, order.product, order.centre);
  shop.setNow(new Date(NOW.getTime() + 60_000));
  await moveBooking(shop, booking, later, admin);
  expect(await read(shop, link)).toMatchObject({ kind: 'FittingJobRefused' });
  expect(await read(shop, await linkTo(shop, garage))).toMatchObject({ state: 'REQUESTED' });
});

it('a report ends the job: what was measured reaches the buyer', async ({ shop, admin }) => {
  const { order, buyer, link } = await aRequest(shop);
  const report = {
    mileage: 41_250,
    treadDepths: [{ wheel: 'FRONT_LEFT', mm: 7.5 }],
    casings: 2,
    wasteCarrier: 'cbdu123456',
  };
  expect(await answer(shop, 'completeFittingJob', link, report)).toMatchObject({ kind: 'FittingJobRefused' });
  await answer(shop, 'confirmFittingJob', link);
  shop.setNow(new Date(Date.parse(order.start) + HOUR_MS));
  expect(await answer(shop, 'completeFittingJob', link, { ...report, wasteCarrier: ' ' })).toMatchObject({
    kind: 'InvalidInput',
  });
  for (let times = 0; times < 2; times += 1)
    expect(await answer(shop, 'completeFittingJob', link, report)).toMatchObject({
      state: 'DONE',
      report: { ...report, wasteCarrier: 'CBDU123456' },
    });
  const [mail] = await shop.rows<{ text: string }>(
    `select text from mails where recipient = $1 and subject like 'Your tyres are fitted%'`,
    [buyer],
  );
  for (const words of ['41,250 miles', 'front left 7.5 mm', 'CBDU123456', '30 to 50 miles'])
    expect(mail?.text).toContain(words);
  expect(await answer(shop, 'reportFittingNoShow', link)).toMatchObject({ kind: 'FittingJobRefused' });
  shop.setNow(NOW);
  expect(await bookingOf(shop, order.orderId, admin)).toMatchObject({ state: 'DONE', canCancel: false });
  expect(await shop.rows('select status from orders where id = $1', [order.orderId])).toEqual([
    { status: 'DELIVERED' },
  ]);
});

it('a buyer who cancels while the garage confirms gets one clear outcome', async ({ shop, admin }) => {
  const { order, link } = await aRequest(shop);
  const booking = await bookingOf(shop, order.orderId, admin);
  const [confirmed, cancelled] = await Promise.all([
    answer(shop, 'confirmFittingJob', link),
    cancelBooking(shop, booking, admin),
  ]);
  expect(cancelled).toMatchObject({ state: 'CANCELLED' });
  expect(['CONFIRMED', undefined]).toContain(confirmed.state === 'CANCELLED' ? 'CONFIRMED' : confirmed.state);
  expect(await bookingsOf(shop, order)).toMatchObject([{ state: 'CANCELLED' }]);
  expect(await read(shop, link)).toMatchObject({ state: 'CANCELLED', isAsked: false, canReport: false });
});

it('a silent garage alerts the desk and its buyer after four of its working hours, once', async ({
  shop,
  admin,
}) => {
  const { order, buyer, link } = await aRequest(shop);
  const attention = async () =>
    (
      await shop.rows<{ note: string | null }>('select needs_attention as note from orders where id = $1', [
        order.orderId,
      ])
    )[0]?.note;
  shop.setNow(new Date(NOW.getTime() + 3 * HOUR_MS));
  await watchBookings.handle(shop.services, undefined as never);
  expect(await attention()).toBeNull();
  shop.setNow(new Date(NOW.getTime() + 5 * HOUR_MS));
  await Promise.all([1, 2].map(() => watchBookings.handle(shop.services, undefined as never)));
  expect(await attention()).toContain('hasn’t answered');
  const silent = `The garage hasn’t answered yet: ${order.orderNumber}`;
  expect((await mailsTo(shop, buyer)).filter((subject) => subject === silent)).toHaveLength(1);
  expect(await bookingOf(shop, order.orderId, admin)).toMatchObject({
    changeableUntil: null,
    canCancel: true,
  });
  await answer(shop, 'confirmFittingJob', link);
  expect(await attention()).toBeNull();
});

it('a garage without an email address alerts the desk at once', async ({ shop }) => {
  const order = await aBookedOrder(shop, null, { centre: { isOwn: false } });
  const [row] = await shop.rows<{ note: string }>(
    'select needs_attention as note from orders where id = $1',
    [order.orderId],
  );
  expect(row?.note).toContain('no email address');
});

it('a buyer is reminded on the day before, once, even if the job runs twice', async ({ shop }) => {
  const order = await aBookedOrder(shop, null, { email: 'reminded@example.com' });
  const reminders = async () =>
    (await mailsTo(shop, 'reminded@example.com')).filter((subject) =>
      subject.startsWith('Your fitting is tomorrow'),
    );
  shop.setNow(new Date(Date.parse(order.start) - 2 * DAY_MS));
  await watchBookings.handle(shop.services, undefined as never);
  expect(await reminders()).toEqual([]);
  shop.setNow(new Date(`${new Date(Date.parse(order.start) - DAY_MS).toISOString().slice(0, 10)}T09:00:00Z`));
  await Promise.all([1, 2].map(() => watchBookings.handle(shop.services, undefined as never)));
  await watchBookings.handle(shop.services, undefined as never);
  expect(await reminders()).toHaveLength(1);
});
