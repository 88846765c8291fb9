import { expect, it } from 'vitest';
import { EMPTY_ADDRESS } from '../../lib/form/addressForm.ts';
import { EMPTY_ORDER, orderInputOf, quoteInputOf, type ManualOrderValues } from './manualOrderForm.ts';

const line = {
  productId: 7,
  name: 'A tyre',
  sku: 'A-1',
  listPrice: 8_448,
  cost: null,
  quantity: 2,
  price: '',
  priceReason: '',
  roadHazardPlan: false,
};
const values = (changes: Partial<ManualOrderValues>): ManualOrderValues => ({ ...EMPTY_ORDER, ...changes });

it('an order without tyres isn’t priced', () => {
  expect(quoteInputOf(EMPTY_ORDER)).toBeNull();
});

it('an agreed price is sent with its reason; the shop’s own price sends neither', () => {
  const lines = [
    line,
    { ...line, productId: 8, price: '80.50', priceReason: ' Rival’s price ', roadHazardPlan: true },
  ];
  expect(orderInputOf(values({ lines }), 'key').lines).toEqual([
    {
      productId: 7,
      quantity: 2,
      price: null,
      priceReason: null,
      roadHazardPlan: false,
      fulfilment: 'MAIL_ORDER',
    },
    {
      productId: 8,
      quantity: 2,
      price: 8_050,
      priceReason: 'Rival’s price',
      roadHazardPlan: true,
      fulfilment: 'MAIL_ORDER',
    },
  ]);
});

const shippingAddress = { ...EMPTY_ADDRESS, firstName: 'Ann', lastName: 'Lee' };

it('a collected order has no address, and says who collects it', () => {
  expect(orderInputOf(values({ lines: [line], isCollected: true, shippingAddress }), 'key')).toMatchObject({
    shippingAddress: null,
    collectedBy: { firstName: 'Ann', lastName: 'Lee', company: null },
  });
  expect(orderInputOf(values({ lines: [line] }), 'key')).not.toHaveProperty('collectedBy');
});

it('a fitted order sends its slot, and neither a collection nor a request without a fitting', () => {
  const fitting = {
    way: 'FITTED' as const,
    near: 'Luton',
    centre: 'yard',
    start: '2026-12-05T09:00:00.000Z',
    extras: [],
    registration: ' AB12 CDE ',
  };
  const fitted = values({ lines: [line], fitting, isCollected: true, requestsEarlyFitting: true });
  expect(orderInputOf(fitted, 'key')).toMatchObject({
    lines: [{ fulfilment: 'FITTED' }],
    fittings: [{ way: 'FITTED', centre: 'yard', start: fitting.start, extras: [], registration: 'AB12 CDE' }],
    requestsEarlyFitting: true,
  });
  expect(quoteInputOf(fitted)).toMatchObject({ fittings: [{ centre: 'yard', registration: null }] });
  expect(orderInputOf({ ...fitted, fitting: null }, 'key')).toMatchObject({
    lines: [{ fulfilment: 'MAIL_ORDER' }],
    fittings: [],
    requestsEarlyFitting: false,
    shippingAddress: null,
  });
});
