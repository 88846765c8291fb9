import { expect } from 'vitest';
import { aBookedOrder } from '../../../../../test/fixtures/booking.ts';
import { aCentre, aFittableProduct } from '../../../../../test/fixtures/fitting.ts';
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
