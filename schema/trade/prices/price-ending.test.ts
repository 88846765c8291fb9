import fc from 'fast-check';
import { expect, it } from 'vitest';
import { keysOf } from '../values/words.ts';
import { endingAtLeast, nearestEnding, priceEndings } from './price-ending.ts';

const endings = fc.constantFrom(...keysOf(priceEndings));
const pence = fc.integer({ min: 1, max: 1_000_000 });

it.each([
  [8_462, 'PENNY', 8_462, 8_462],
  [8_462, 'ENDING_99', 8_499, 8_499],
  [8_448, 'ENDING_99', 8_399, 8_499],
  [8_449, 'ENDING_99', 8_499, 8_499],
  [8_462, 'ENDING_95', 8_495, 8_495],
  [8_401, 'ENDING_50', 8_450, 8_450],
  [8_462, 'ENDING_49', 8_449, 8_549],
  [8_450, 'POUND', 8_500, 8_500],
  [8_401, 'POUND', 8_400, 8_500],
  [1, 'ENDING_99', 99, 99],
  [1, 'POUND', 100, 100],
] as const)('%s pence with %s are %s, and at least that %s', (from, ending, nearest, atLeast) => {
  expect(nearestEnding(from, ending)).toBe(nearest);
  expect(endingAtLeast(from, ending)).toBe(atLeast);
});

it('rounding a rounded price changes nothing', () => {
  fc.assert(
    fc.property(pence, endings, (amount, ending) => {
      const once = nearestEnding(amount, ending);
      expect(nearestEnding(once, ending)).toBe(once);
      expect(endingAtLeast(once, ending)).toBe(once);
      expect(endingAtLeast(amount, ending)).toBeGreaterThanOrEqual(amount);
    }),
  );
});
