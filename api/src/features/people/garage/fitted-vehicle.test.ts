import { expect } from 'vitest';
import type { SignedIn } from '../../../../test/account.ts';
import { aBookedOrder, bookingOf } from '../../../../test/fixtures/booking.ts';
import { shopTest } from '../../../../test/shop-test.ts';

const NOW = new Date('2026-11-23T10:00:00Z');
const it = shopTest({ now: NOW });

interface Garage {
  readonly myGarage: readonly { readonly fittings: object[] }[];
}

const FITTINGS = `{ myGarage { fittings {
  tyres { quantity line { productName } } report { mileage treadDepths { wheel mm } } order { number }
} } }`;
const DONE = 'mutation ($input: CompleteBookingInput!) { completeBooking(input: $input) { __typename } }';

it('a customer’s saved vehicle says what the shop fitted, when, at what mileage and with how much tread', async ({
  shop,
  admin,
  customer,
  stranger,
}) => {
  for (const { id } of [customer, stranger])
    await shop.rows(
      `insert into garage_vehicles (id, user_id, mark, make, model, fitment_ids, is_current, added_at)
        values (gen_random_uuid(), $1, 'AB12CDE', 'Volkswagen', 'Golf', '[1]', true, now())`,
      [id],
    );
  const order = await aBookedOrder(shop, customer);
  const { id } = await bookingOf(shop, order.orderId, admin);
  await shop.rows('update fitting_bookings set starts_at = $2, ends_at = $3 where id = $1', [
    id,
    NOW,
    new Date(NOW.getTime() + 3_600_000),
  ]);
  const report = { mileage: 41_250, treadDepths: [{ wheel: 'FRONT_LEFT', mm: 7.5 }], casings: 0 };
  await shop.graphql(DONE, { input: { bookingId: id, ...report } }, { ...admin.headers });
  const saved = (userId: string) =>
    shop.rows(
      `select tyres_fitted_on::text as day, fitted_at_miles as miles from garage_vehicles where user_id = $1`,
      [userId],
    );
  expect(await saved(customer.id)).toEqual([{ day: '2026-11-23', miles: 41_250 }]);
  expect(await saved(stranger.id)).toEqual([{ day: null, miles: null }]);

  const fittings = async ({ headers }: SignedIn): Promise<object[]> => {
    const { data, errors } = await shop.graphql<Garage>(FITTINGS, {}, { ...headers });
    if (errors) throw new Error(JSON.stringify(errors));
    return data.myGarage.flatMap((vehicle) => vehicle.fittings);
  };
  expect(await fittings(customer)).toEqual([
    {
      tyres: [{ quantity: 2, line: { productName: order.product.name } }],
      report: { mileage: 41_250, treadDepths: [{ wheel: 'FRONT_LEFT', mm: 7.5 }] },
      order: { number: order.orderNumber },
    },
  ]);
  expect(await fittings(stranger)).toEqual([]);
});
