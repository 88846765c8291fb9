import { expect, it } from 'vitest';
import { refundedUnitsText } from './refundedUnits.ts';

const line = { id: '7', quantity: 4 };
const refund = (status: 'SUCCEEDED' | 'PENDING', quantity: number, lineId = '7') => ({
  status,
  lines: [{ lineId, quantity }],
});

it.each([
  ['nothing', [], null],
  ['one of four', [refund('SUCCEEDED', 1)], '1 of 4 refunded'],
  [
    'two partial refunds that add up to everything',
    [refund('SUCCEEDED', 1), refund('SUCCEEDED', 3)],
    'Refunded',
  ],
  ['a pending refund', [refund('PENDING', 2)], null],
  ['another line', [refund('SUCCEEDED', 1, '8')], null],
  ['a plain amount', [{ status: 'SUCCEEDED' as const, lines: [] }], null],
])('the refunded units of a line after %s', (_what, refunds, text) => {
  expect(refundedUnitsText({ paymentStatus: 'PARTIALLY_REFUNDED', refunds }, line)).toBe(text);
});

it('every line of a fully refunded order counts as refunded', () => {
  expect(refundedUnitsText({ paymentStatus: 'REFUNDED', refunds: [] }, line)).toBe('Refunded');
});
