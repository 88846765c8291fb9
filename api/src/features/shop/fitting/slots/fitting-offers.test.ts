import { expect } from 'vitest';
import { aBookedOrder } from '../../../../../test/fixtures/booking.ts';
import { aCentre, aFittableProduct, aVan, offersFor } from '../../../../../test/fixtures/fitting.ts';
import { shopTest } from '../../../../../test/shop-test.ts';

const it = shopTest({ now: new Date('2026-11-23T10:00:00Z') });

const DAYS = (place: string): string =>
  `query ($input: FittingOffersInput!, $count: Int!) {
    fittingOffers(input: $input) { ${place} { days(count: $count) { day } } }
  }`;
const MOVES =
  'query ($id: ID!, $count: Int!) { order(id: $id) { bookings { days(count: $count) { day } } } }';

it('lists a month of days at most, at a centre, by van, and for a move', async ({ shop, admin }) => {
  const centre = await aCentre(shop, { slug: 'a-month' });
  const product = await aFittableProduct(shop);
  const { orderId } = await aBookedOrder(shop, null);
  const input = { tyres: [{ productId: product.id, quantity: 2 }], near: 'MK42 0AA', centre };
  const answers = async (count: number) =>
    Promise.all([
      shop.graphql(DAYS('centres'), { input, count }),
      shop.graphql(DAYS('van'), { input, count }),
      shop.graphql(MOVES, { id: orderId, count }, { ...admin.headers }),
    ]);
  for (const { errors } of await answers(31)) expect(errors).toBeUndefined();
  for (const count of [0, 32, 2_000_000_000])
    for (const { errors } of await answers(count))
      expect(errors).toMatchObject([
        { message: `Ask for 1 to 31 days; got ${count}.`, extensions: { code: 'BAD_USER_INPUT' } },
      ]);
});

it('a van’s day whose last time has passed says so, and one that’s booked doesn’t', async ({ shop }) => {
  const product = await aFittableProduct(shop);
  await shop.rows('delete from fitting_vans where is_sample');
  const van = await aVan(shop);
  const today = async () => (await offersFor(shop, product, { near: 'MK42 0AA' })).van.days[0];
  expect(await today()).toMatchObject({ day: '2026-11-23', closedBecause: null });
  expect((await today())?.starts).not.toEqual([]);

  const booked = '2026-11-23T08:00:00Z/2026-11-23T18:00:00Z'.split('/');
  const { orderId } = await aBookedOrder(shop, null);
  await shop.rows(
    `update fitting_bookings set way = 'MOBILE', centre_slug = null, bay = null, van_id = $1, latitude = 52.136,
      longitude = -0.467, starts_at = $2, ends_at = $3 where order_id = $4`,
    [van, ...booked, orderId],
  );
  expect(await today()).toEqual({ day: '2026-11-23', starts: [], closedBecause: null });

  shop.setNow(new Date('2026-11-23T17:00:00Z'));
  expect(await today()).toEqual({ day: '2026-11-23', starts: [], closedBecause: 'Too late to book' });
  await shop.rows("update fitting_bookings set state = 'CANCELLED' where order_id = $1", [orderId]);
  expect(await today()).toEqual({ day: '2026-11-23', starts: [], closedBecause: 'Too late to book' });
});
