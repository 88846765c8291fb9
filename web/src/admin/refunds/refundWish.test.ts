import { formatPrice } from '@treadline/schema/trade/values/money';
import { expect, it } from 'vitest';
import type { RefundableOrder } from './refundOrder.ts';
import { emptyWish, faultOf, inputOf, sumOf, type RefundWish } from './refundWish.ts';

const refundableSums = [8_448, 16_896, 25_344, 33_792];
const line = { id: '7', quantity: 4, refundableUnits: 4, refundableSums, receivableUnits: 1 };
const order = {
  id: 'one',
  lines: [line],
  refundable: 20_000,
  refundableDelivery: 1_599,
  refundRevision: 2,
} as unknown as RefundableOrder;
const wish = (changes: Partial<RefundWish>): RefundWish => ({ ...emptyWish(order, true), ...changes });
const units = (quantity: number) => ({ '7': { quantity, restock: true } });

it.for([
  [wish({ units: units(1) }), 8_448, null],
  [wish({ units: units(1), withDelivery: true }), 10_047, null],
  [wish({ units: units(2), amount: '150' }), 15_000, null],
  [wish({ units: units(2), amount: '169.00' }), 16_900, 'These come to £168.96; refund no more than that'],
  [wish({ units: units(3) }), 25_344, 'Only £200.00 is left to refund'],
  [wish({}), null, 'Choose the tyres to refund, or the delivery charge'],
  [wish({ by: 'AMOUNT', amount: '5' }), 500, null],
  [wish({ by: 'AMOUNT', amount: '0' }), 0, 'The amount must be above zero'],
  [wish({ by: 'AMOUNT', amount: '12,50' }), null, 'Enter an amount in pounds, such as 84.48'],
] as const)('a refund comes to what it says, or says why it cannot be: %#', ([wished, sum, fault]) => {
  expect(sumOf(wished, order)).toBe(sum);
  expect(faultOf(wished, order, formatPrice)).toBe(fault);
});

it('units that cannot all come back are not put on sale', () => {
  expect(inputOf(wish({ units: units(1) }), order, 'key').lines).toEqual([
    { lineId: '7', quantity: 1, restock: true },
  ]);
  expect(inputOf(wish({ units: units(2) }), order, 'key').lines).toEqual([
    { lineId: '7', quantity: 2, restock: false },
  ]);
  expect(inputOf(wish({ by: 'AMOUNT', amount: '5', units: units(2) }), order, 'key')).toEqual({
    orderId: 'one',
    amount: 500,
    key: 'key',
    reason: null,
    revision: 2,
  });
});
