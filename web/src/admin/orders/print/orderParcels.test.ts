import { expect, it } from 'vitest';
import { orderParcels } from './orderParcels.ts';
import type { PrintedOrder } from './packedOrder.ts';

const HOME = {
  name: 'Ada King',
  line1: '12 Mill Street',
  city: 'Bedford',
  postcode: 'MK40 3HD',
  country: 'GB',
};
const CENTRE = {
  name: 'Ivel Tyres',
  line1: '3 Test Yard',
  town: 'Bedford',
  postcode: 'MK40 1AA',
  phone: '01632 960555',
};

const order = (...fulfilments: string[]): PrintedOrder =>
  ({
    number: 'TFL-1',
    phone: '07700 900123',
    shippingAddress: HOME,
    lines: fulfilments.map((fulfilment, id) => ({ id, fulfilment, quantity: 2 })),
    bookings: [
      { way: 'FITTED', registration: 'AB12CDE', centre: CENTRE, slot: { startsAt: '2026-12-03T09:30:00Z' } },
      { way: 'MOBILE', registration: null, centre: null, slot: null },
    ],
  }) as unknown as PrintedOrder;

it('tyres for a centre are a parcel of their own, sent there and marked with the job', () => {
  expect(orderParcels(order('MAIL_ORDER', 'FITTED', 'FITTED'))).toMatchObject([
    { itemCount: 2, mark: null, shippingAddress: HOME },
    {
      itemCount: 4,
      mark: 'For job TFL-1, AB12 CDE, Thu 3 Dec',
      phone: '01632 960555',
      shippingAddress: { name: 'Ivel Tyres', line1: '3 Test Yard', postcode: 'MK40 1AA' },
    },
  ]);
});

it('a van takes its tyres along', () => {
  expect(orderParcels(order('MOBILE'))).toMatchObject([
    { mark: 'For job TFL-1, with our van', shippingAddress: HOME },
  ]);
});
