import { expect, it } from 'vitest';
import { EMPTY_ORDER, orderInputOf, quoteInputOf, type ManualOrderValues } from './manualOrderForm.ts';

const line = {
  productId: 7,
  name: 'A tyre',
  sku: 'A-1',
  listPrice: 8_448,
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
    { productId: 7, quantity: 2, price: null, priceReason: null, roadHazardPlan: false },
    { productId: 8, quantity: 2, price: 8_050, priceReason: 'Rival’s price', roadHazardPlan: true },
  ]);
});

it('a collected order has no delivery charge, and gives the reason', () => {
  expect(orderInputOf(values({ lines: [line], isCollected: true }), 'key')).toMatchObject({
    deliveryCharge: 0,
    deliveryReason: 'Collected at the counter',
  });
  expect(orderInputOf(values({ lines: [line] }), 'key')).toMatchObject({
    deliveryCharge: null,
    deliveryReason: null,
  });
});
