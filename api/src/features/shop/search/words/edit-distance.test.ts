import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

describe('the edit distance', () => {
  it.each([
    ['michelin', 'michelin', 0],
    ['michlin', 'michelin', 1],
    ['michellin', 'michelin', 1],
    ['michalin', 'michelin', 1],
    ['mihcelin', 'michelin', 1],
    ['hancook', 'hankook', 1],
    ['pirreli', 'pirelli', 2],
    ['', 'ab', 2],
  ])('from %s to %s is %i', (one, other, slips) => {
    expect(editDistance(one, other, 3)).toBe(slips);
  });

  it('is not counted beyond the maximum', () => {
    expect(editDistance('continental', 'bridgestone', 2)).toBe(3);
  });

  it('is the same in both directions, and 0 only between equal words', () => {
    const word = fc.stringMatching(/^[abc]{0,6}$/);
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(editDistance(one, other, 9)).toBe(editDistance(other, one, 9));
        expect(editDistance(one, other, 9) === 0).toBe(one === other);
      }),
    );
  });
});
