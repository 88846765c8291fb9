import { expect } from 'vitest';
import { aKey } from '../../../../../test/fixtures/account/api-key.ts';
import { aBookedOrder, bookingOf, cancelBooking } from '../../../../../test/fixtures/booking.ts';
import { shopTest } from '../../../../../test/shop-test.ts';

const it = shopTest({ now: new Date('2026-11-23T10:00:00Z') });

const LIST = /* GraphQL */ `
  query ($filter: BookingFilter!) {
    bookings(filter: $filter, limit: 10) {
      items {
        id
        bay
        order {
          number
        }
      }
      pageInfo {
        totalItems
      }
    }
  }
`;

it('an integrator lists bookings by centre, state and day', async ({ shop, admin }) => {
  const { headers } = await aKey(shop, { scopes: ['READ_ORDERS'] });
  const order = await aBookedOrder(shop, null);
  const other = await aBookedOrder(shop, null);
  await cancelBooking(shop, await bookingOf(shop, other.orderId, admin), admin);
  const found = async (filter: object): Promise<string[]> => {
    const { data } = await shop.graphql<{ bookings: { items: { order: { number: string } }[] } }>(
      LIST,
      { filter },
      { ...headers },
    );
    return data.bookings.items.map((booking) => booking.order.number);
  };
  const day = order.start.slice(0, 10);
  expect(await found({ centre: order.centre })).toEqual([order.orderNumber]);
  expect(await found({ states: ['CANCELLED'] })).toEqual([other.orderNumber]);
  expect(await found({ firstDay: day, lastDay: day, states: ['CONFIRMED'] })).toEqual([order.orderNumber]);
  expect(await found({ lastDay: '2026-11-23' })).toEqual([]);
  const { id } = await bookingOf(shop, order.orderId, admin);
  expect(await found({ ids: [id, 'nothing'] })).toEqual([order.orderNumber]);
});
