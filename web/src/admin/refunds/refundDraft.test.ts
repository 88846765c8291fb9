import { formatPrice } from '@treadline/schema/trade/values/money';
import { expect, it } from 'vitest';
import { emptyDraft, faultOf, inputOf, sumOf, withUnits, type RefundDraft } from './refundDraft.ts';
import type { RefundableOrder } from './refundOrder.ts';

const refundableSums = [8_448, 16_896, 25_344, 33_792];
const line = { id: '7', quantity: 4, refundableUnits: 4, refundableSums, receivableUnits: 1 };
const order = {
  id: 'one',
  lines: [line],
  refundable: 20_000,
  refundableDelivery: 1_599,
  refundRevision: 2,
} as unknown as RefundableOrder;
const draft = (changes: Partial<RefundDraft>): RefundDraft => ({ ...emptyDraft(order, true), ...changes });
const units = (quantity: number) => ({ '7': { quantity, restock: true } });

it.for([
  [draft({ units: units(1) }), 8_448, null],
  [draft({ units: units(1), withDelivery: true }), 10_047, null],
  [draft({ units: units(2), amount: '150' }), 15_000, null],
  [draft({ units: units(2), amount: '169.00' }), 16_900, 'You can refund at most £168.96 for these'],
  [draft({ units: units(3) }), 25_344, 'Only £200.00 is left to refund'],
  [draft({}), null, 'Choose the tyres to refund, or the delivery charge'],
  [draft({ by: 'AMOUNT', amount: '5' }), 500, null],
  [draft({ by: 'AMOUNT', amount: '0' }), 0, 'The amount must be above zero'],
  [draft({ by: 'AMOUNT', amount: '12,50' }), null, 'Enter an amount in pounds, such as 84.48'],
] as const)('a draft gives its sum, or the reason it can’t be refunded: %#', ([draft, sum, fault]) => {
  expect(sumOf(draft, order)).toBe(sum);
  expect(faultOf(draft, order, formatPrice)).toBe(fault);
});

it('units aren’t restocked if they exceed those still to come back', () => {
  expect(inputOf(draft({ units: units(1) }), order, 'key').lines).toEqual([
    { lineId: '7', quantity: 1, restock: true },
  ]);
  expect(inputOf(draft({ units: units(2) }), order, 'key').lines).toEqual([
    { lineId: '7', quantity: 2, restock: false },
  ]);
  expect(inputOf(draft({ by: 'AMOUNT', amount: '5', units: units(2) }), order, 'key')).toEqual({
    orderId: 'one',
    amount: 500,
    key: 'key',
    reason: null,
    revision: 2,
  });
});

it('the fitting of refunded tyres is refunded with them, as far as it isn’t already', () => {
  const fitting = { ...line, id: '8', kind: 'FITTING', coversLineId: '7', refundableUnits: 1 };
  const fitted = {
    lines: [{ ...line, kind: 'TYRE', coversLineId: null }, fitting],
  } as unknown as RefundableOrder;
  expect(withUnits({}, fitted, '7', { quantity: 2, restock: true })).toEqual({
    '7': { quantity: 2, restock: true },
    '8': { quantity: 1, restock: false },
  });
  const alone = { '8': { quantity: 1, restock: false } };
  expect(withUnits({}, fitted, '8', { quantity: 1, restock: false })).toEqual(alone);
});
