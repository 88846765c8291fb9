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
  ['bit by bit all of it', [refund('SUCCEEDED', 1), refund('SUCCEEDED', 3)], 'Refunded'],
  ['a refund that is under way', [refund('PENDING', 2)], null],
  ['another line', [refund('SUCCEEDED', 1, '8')], null],
  ['a plain amount', [{ status: 'SUCCEEDED' as const, lines: [] }], null],
])('says of %s what was refunded of a line', (_what, refunds, text) => {
  expect(refundedUnitsText({ paymentStatus: 'PARTIALLY_REFUNDED', refunds }, line)).toBe(text);
});

it('calls every line of an order refunded that was paid back in full', () => {
  expect(refundedUnitsText({ paymentStatus: 'REFUNDED', refunds: [] }, line)).toBe('Refunded');
});
