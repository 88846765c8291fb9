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

it('asks for no price of an order without tyres', () => {
  expect(quoteInputOf(EMPTY_ORDER)).toBeNull();
});

it('sends an agreed price with its reason, and none of either where the shop’s own holds', () => {
  const lines = [
    line,
    { ...line, productId: 8, price: '80.50', priceReason: ' Rival’s price ', roadHazardPlan: true },
  ];
  expect(orderInputOf(values({ lines }), 'key').lines).toEqual([
    { productId: 7, quantity: 2, price: null, priceReason: null, roadHazardPlan: false },
    { productId: 8, quantity: 2, price: 8_050, priceReason: 'Rival’s price', roadHazardPlan: true },
  ]);
});

it('charges no delivery for what is collected, and says why', () => {
  expect(orderInputOf(values({ lines: [line], isCollected: true }), 'key')).toMatchObject({
    deliveryCharge: 0,
    deliveryReason: 'Collected at the counter',
  });
  expect(orderInputOf(values({ lines: [line] }), 'key')).toMatchObject({
    deliveryCharge: null,
    deliveryReason: null,
  });
});
