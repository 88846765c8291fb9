import { expect } from 'vitest';
import type { SignedIn } from '../../../../../test/account.ts';
import {
  aBookedOrder,
  bookingOf,
  moveBooking,
  type BookedOrder,
} from '../../../../../test/fixtures/booking.ts';
import { askAs } from '../../../../../test/fixtures/catalogue/admin-product.ts';
import { startsAt } from '../../../../../test/fixtures/fitting.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';

const DAY_MS = 86_400_000;
const it = shopTest({ now: new Date('2026-11-23T10:00:00Z') });

const TROUBLED = `{
  troubledJobs { items { trouble text booking { order { number } } } pageInfo { totalItems } }
  waitingTasks { kind count }
}`;

interface Troubled {
  readonly troubledJobs: {
    readonly items: readonly { trouble: string; text: string; booking: { order: { number: string } } }[];
    readonly pageInfo: { readonly totalItems: number };
  };
  readonly waitingTasks: readonly { readonly kind: string; readonly count: number }[];
}

/** An order's trouble in the list; undefined if it isn't there. Also compares the list with the badge. */
async function troubleOf(shop: TestShop, admin: SignedIn, { orderNumber }: BookedOrder) {
  const { troubledJobs, waitingTasks } = await askAs<Troubled>(shop, admin, TROUBLED);
  const badge = waitingTasks.find(({ kind }) => kind === 'TROUBLED_JOBS');
  expect(badge?.count ?? 0).toBe(troubledJobs.pageInfo.totalItems);
  const found = troubledJobs.items.find(({ booking }) => booking.order.number === orderNumber);
  return found && { trouble: found.trouble, text: found.text };
}

it('a job that fits needs no attention', async ({ shop, admin, customer }) => {
  expect(await troubleOf(shop, admin, await aBookedOrder(shop, customer))).toBeUndefined();
});

it('a job without a time needs attention until it has another', async ({ shop, admin, customer }) => {
  const order = await aBookedOrder(shop, customer);
  await shop.rows("update fitting_bookings set state = 'NEEDS_SLOT' where order_id = $1", [order.orderId]);
  expect(await troubleOf(shop, admin, order)).toMatchObject({ trouble: 'NEEDS_SLOT' });
  const [, , time = ''] = await startsAt(shop, order.product, order.centre);
  await moveBooking(shop, await bookingOf(shop, order.orderId, admin), time, admin);
  expect(await troubleOf(shop, admin, order)).toBeUndefined();
});

it('a partner’s job needs attention once staff were alerted to the silence', async ({
  shop,
  admin,
  customer,
}) => {
  const order = await aBookedOrder(shop, customer, { centre: { isOwn: false } });
  await shop.rows('update fitting_bookings set alerted_at = null where order_id = $1', [order.orderId]);
  expect(await troubleOf(shop, admin, order)).toBeUndefined();
  await shop.rows('update fitting_bookings set alerted_at = now() where order_id = $1', [order.orderId]);
  expect(await troubleOf(shop, admin, order)).toMatchObject({ trouble: 'SILENT' });
});

const CLOSE = `insert into fitting_closures (centre_slug, first_day, last_day, reason)
  select slug, $2::date, $2::date, 'New lift' from fitting_centres where slug = $1`;
const CLOSE_ALL = `insert into fitting_closures (first_day, last_day, reason)
  select $2::date, $2::date, 'Company day' from fitting_centres where slug = $1`;
/** Changes a column of a centre; the day isn't needed. */
const set = (change: string): string =>
  `update fitting_centres set ${change} where slug = $1 and $2::date is not null`;
const EVENINGS = JSON.stringify([1, 2, 3, 4, 5, 6].map((day) => ({ day, opens: '20:00', closes: '22:00' })));

it.for([
  ['its centre is closed that day', CLOSE, 'New lift'],
  ['everybody is closed that day', CLOSE_ALL, 'Company day'],
  ['its centre closes for good', set('closed_from = $2::date'), 'Closed for good'],
  ['its bay is removed', set('bays = 1'), 'Bay 2 no longer exists'],
  ['the hours change', set(`hours = '${EVENINGS}'`), 'Outside the hours'],
  ['its rims become too large', set('max_rim = 14'), 'Fits wheels of 10 to 14 inches, and yours have 16'],
] as const)('a job needs attention once %s', async ([, change, reason], { shop, admin, customer }) => {
  const order = await aBookedOrder(shop, customer, { centre: { bays: 2 } });
  await shop.rows('update fitting_bookings set bay = 2 where order_id = $1', [order.orderId]);
  await shop.rows(change, [order.centre, order.start.slice(0, 10)]);
  expect(await troubleOf(shop, admin, order)).toEqual({
    trouble: 'UNFIT',
    text: `${reason}. Move it.`,
  });
  await shop.rows('delete from fitting_closures where centre_slug is null and van_id is null');
});

it('yesterday’s job needs attention until its outcome is known', async ({ shop, admin, customer }) => {
  const order = await aBookedOrder(shop, customer);
  shop.setNow(new Date(Date.parse(order.start) + 3 * 3_600_000));
  expect(await troubleOf(shop, admin, order)).toBeUndefined();
  shop.setNow(new Date(Date.parse(order.start) + DAY_MS));
  expect(await troubleOf(shop, admin, order)).toMatchObject({ trouble: 'OVERDUE' });
  const { id } = await bookingOf(shop, order.orderId, admin);
  await askAs(shop, admin, 'mutation ($id: ID!) { recordNoShow(bookingId: $id) { __typename } }', { id });
  expect(await troubleOf(shop, admin, order)).toBeUndefined();
});

it('the list is read page by page, the earliest first', async ({ shop, admin, customer }) => {
  await shop.rows("update fitting_bookings set state = 'CANCELLED'");
  const orders = [
    await aBookedOrder(shop, customer),
    await aBookedOrder(shop, customer),
    await aBookedOrder(shop, customer),
  ];
  for (const [index, { orderId }] of orders.entries())
    await shop.rows(
      `update fitting_bookings set state = 'NEEDS_SLOT', starts_at = ends_at - make_interval(mins => $2)
        where order_id = $1`,
      [orderId, 10 + index],
    );
  const pageOf = async (page: number) => {
    const { troubledJobs } = await askAs<Pick<Troubled, 'troubledJobs'>>(
      shop,
      admin,
      `query ($page: Int!) {
        troubledJobs(page: $page, limit: 2) {
          items { trouble text booking { order { number } } } pageInfo { totalItems }
        }
      }`,
      { page },
    );
    const { items, pageInfo } = troubledJobs;
    return [items.map(({ booking }) => booking.order.number), pageInfo.totalItems];
  };
  const numbers = orders.map(({ orderNumber }) => orderNumber).toReversed();
  expect(await pageOf(1)).toEqual([numbers.slice(0, 2), 3]);
  expect(await pageOf(2)).toEqual([numbers.slice(2), 3]);
});
