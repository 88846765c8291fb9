import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  endingStatus,
  leadingRefund,
  leftOfLine,
  unitsToRefund,
  worthOf,
  type LineRefund,
} from './refund-sums.ts';

const four = { id: 1, quantity: 4, unitPrice: 10_000 };

/**
 * A claim's refund.
 * @param units the tyres it's for; null for the whole line.
 */
const claim = (amount: number, units: number | null): LineRefund => ({
  amount,
  lines: [],
  reduces: { lineId: 1, units },
  status: 'SUCCEEDED',
});
const back = (quantity: number, worth?: number): LineRefund => ({
  amount: worth ?? quantity * four.unitPrice,
  lines: [{ lineId: 1, quantity, restock: false, ...(worth === undefined ? {} : { worth }) }],
  reduces: null,
  status: 'SUCCEEDED',
});

describe('the refund for returned tyres', () => {
  it.for([
    ['their price if nothing was claimed', [], [10_000, 20_000, 30_000, 40_000]],
    ['their price less their share of a price match', [claim(1_003, null)], [9_749, 19_499, 29_248, 38_997]],
    ['their price if another tyre was ruined', [claim(10_000, 1)], [10_000, 20_000, 30_000, 30_000]],
    [
      'the price after a match, and nothing for the ruined tyre',
      [claim(800, null), claim(9_800, 1)],
      [9_800, 19_600, 29_400, 29_400],
    ],
    ['all that is left, if three were refunded before the match', [back(3), claim(1_000, null)], [9_000]],
    ['what a refund by an earlier release left of the line', [claim(1_000, null), back(2)], [9_500, 19_000]],
    ['their price if the refund for a match failed', [{ ...claim(1_000, null), status: 'FAILED' }], [10_000]],
    ['their price less a pending match', [{ ...claim(1_000, null), status: 'PENDING' }], [9_750]],
    [
      'their price if another line was matched',
      [{ ...claim(1_000, null), reduces: { lineId: 2, units: null } }],
      [10_000],
    ],
  ] as const satisfies readonly [string, readonly LineRefund[], readonly number[]][])(
    'is %s',
    ([, refunds, sums]) => {
      expect(sums.map((_, index) => worthOf(four, refunds, index + 1))).toEqual(sums);
    },
  );

  it('adds up to exactly what was paid less what claims refunded, whatever happens in whatever order', () => {
    const step = fc.record({
      action: fc.constantFrom('match', 'damage', 'back', 'fail'),
      units: fc.integer({ min: 1, max: 4 }),
      part: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    const price = fc.integer({ min: 1, max: 99_999 });
    fc.assert(
      fc.property(price, fc.integer({ min: 1, max: 10 }), fc.array(step), (unitPrice, quantity, steps) => {
        const line = { id: 1, unitPrice, quantity };
        const refunds: LineRefund[] = [];
        for (const { action, units, part } of [...steps, { action: 'back', units: quantity, part: 1 }]) {
          const left = Math.min(units, unitsToRefund(line, refunds));
          const worth = worthOf(line, refunds, left);
          expect(worth).toBeLessThanOrEqual(leftOfLine(line, refunds));
          if (action === 'match') refunds.push(claim(Math.floor(leftOfLine(line, refunds) * part), null));
          if (action === 'damage' && left > 0) refunds.push(claim(Math.floor(worth * part), left));
          if (action === 'back' && left > 0) refunds.push(back(left, worth));
          const [failed] = action === 'fail' ? refunds.splice(units - 1, 1) : [];
          if (failed) refunds.push({ ...failed, status: 'FAILED' });
        }
        const given = refunds.filter(({ status }) => status === 'SUCCEEDED');
        expect(given.reduce((sum, { amount }) => sum + amount, 0)).toBe(unitPrice * quantity);
      }),
    );
  });
});

describe('the refund that an order shows', () => {
  const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 26, 10, minute));
  const refund = (
    status: 'FAILED' | 'CANCELED' | 'PENDING' | 'SUCCEEDED',
    amount: number,
    minute: number,
  ) => ({
    status,
    amount,
    endsAs: null,
    triedAt: at(minute),
    updatedAt: at(minute),
    givenUpAt: null,
  });
  const failed = refund('FAILED', 4_000, 5);

  it.for([
    ['a failed one', [failed], 'FAILED', 0],
    ['a cancelled one', [refund('CANCELED', 4_000, 5)], 'CANCELED', 0],
    ['a failed one, despite an earlier success', [refund('SUCCEEDED', 4_000, 1), failed], 'FAILED', 1],
    ['a failed one, if less was refunded since', [failed, refund('SUCCEEDED', 3_999, 6)], 'FAILED', 0],
    [
      'the one made later, if it covers the failed one',
      [failed, refund('SUCCEEDED', 4_000, 6)],
      'SUCCEEDED',
      1,
    ],
    [
      'the second of two failed ones, if only one was made good',
      [failed, { ...failed }, refund('SUCCEEDED', 4_000, 6)],
      'FAILED',
      1,
    ],
    [
      'the one made, if it covers both that failed',
      [failed, refund('SUCCEEDED', 9_000, 6), refund('FAILED', 4_000, 7)],
      'SUCCEEDED',
      1,
    ],
    ['nothing, if the failed one was given up', [{ ...failed, givenUpAt: at(9) }], null, -1],
  ] as const)('is %s', ([, refunds, status, leading]) => {
    expect(endingStatus(refunds)).toBe(status);
    expect(leadingRefund([...refunds])).toBe(refunds.at(leading < 0 ? refunds.length : leading) ?? null);
  });
});
