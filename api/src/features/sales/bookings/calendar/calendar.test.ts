import { expect } from 'vitest';
import { aBookedOrder, bookingOf, cancelBooking, moveBooking } from '../../../../../test/fixtures/booking.ts';
import { startsAt } from '../../../../../test/fixtures/fitting.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';

const it = shopTest({ now: new Date('2026-11-23T10:00:00Z') });

/** The calendar entry at a URL: its properties by name. */
async function entryAt(shop: TestShop, url: string | null): Promise<Record<string, string>> {
  const { pathname, search } = new URL(url ?? '');
  const { statusCode, headers, body } = await shop.app.inject(`${pathname}${search}`);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toContain('text/calendar');
  for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const lines = body.replaceAll('\r\n ', '').split('\r\n').filter(Boolean);
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  );
}

const utc = (instant: string): string => instant.replace(/[-:]|\.\d+/g, '');

it('a calendar entry keeps its identifier and counts its changes, so that a move replaces it', async ({
  shop,
  customer,
}) => {
  const order = await aBookedOrder(shop, customer);
  const booking = await bookingOf(shop, order.orderId, customer);
  const entry = await entryAt(shop, booking.calendarUrl);
  expect(entry).toMatchObject({
    METHOD: 'PUBLISH',
    STATUS: 'CONFIRMED',
    DTSTART: utc(order.start),
    LOCATION: `Test centre ${order.centre}\\, 1 Test Yard\\, Bedford\\, MK42 9ZZ`,
  });
  const [later = ''] = await startsAt(shop, order.product, order.centre);
  const moved = await moveBooking(shop, booking, later, customer);
  const after = await entryAt(shop, moved.calendarUrl);
  expect(after).toMatchObject({ UID: entry['UID'], DTSTART: utc(later), STATUS: 'CONFIRMED' });
  expect(Number(after['SEQUENCE'])).toBeGreaterThan(Number(entry['SEQUENCE']));
  await cancelBooking(shop, moved, customer);
  expect(await entryAt(shop, booking.calendarUrl)).toMatchObject({
    UID: entry['UID'],
    METHOD: 'CANCEL',
    STATUS: 'CANCELLED',
  });
});

it('a calendar entry needs a key that was signed for it', async ({ shop, customer }) => {
  const [one, other] = [await aBookedOrder(shop, customer), await aBookedOrder(shop, customer)];
  const [{ id }, { calendarUrl }] = [
    await bookingOf(shop, one.orderId, customer),
    await bookingOf(shop, other.orderId, customer),
  ];
  const { search } = new URL(calendarUrl ?? '');
  for (const query of ['', '?key=nothing', search])
    expect((await shop.app.inject(`/api/bookings/${id}/calendar.ics${query}`)).statusCode).toBe(403);
});
