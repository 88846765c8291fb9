import { describe, expect, it } from 'vitest';
import { bySpeed, findSpeedRating, isAtLeast, speedRatingOf, speedRatingsFrom } from './speed-rating.ts';

const RISING = ['M', 'N', 'P', 'Q', 'R', 'S', 'T', 'U', 'H', 'V', 'Z', 'W', '(W)', 'Y', '(Y)'];

describe('a speed rating', () => {
  it.each([
    ['M', 130, 81],
    ['Q', 160, 99],
    ['T', 190, 118],
    ['H', 210, 130],
    ['V', 240, 149],
    ['W', 270, 168],
    ['Y', 300, 186],
  ])('%s allows %i km/h, which is %i mph', (rating, kmh, mph) => {
    expect(speedRatingOf(rating)).toEqual({ rating, kmh, mph, isOver: false });
  });

  it.each(['Z', '(W)', '(Y)'])('%s has no upper limit', (rating) => {
    expect(speedRatingOf(rating).isOver).toBe(true);
  });

  it.each([
    ['v', 'V'],
    [' (y) ', '(Y)'],
  ])('can be in any case: %j', (text, rating) => {
    expect(findSpeedRating(text)?.rating).toBe(rating);
  });

  it.each(['', 'A', 'VV', '(V)', '91V', 'I'])('can’t be %j', (text) => {
    expect(findSpeedRating(text)).toBeUndefined();
    expect(() => speedRatingOf(text)).toThrow(`"${text}" isn’t a speed rating.`);
  });
});

it('sorts ratings from slow to fast, with H between U and V, and other texts first', () => {
  expect([...RISING, 'no'].toSorted().sort(bySpeed)).toEqual(['no', ...RISING]);
});

describe('at least a rating', () => {
  it.each([
    ['V', 'V', true],
    ['W', 'V', true],
    ['H', 'V', false],
    ['H', 'U', true],
    ['Z', 'V', true],
    ['y', '(Y)', true],
    ['(W)', 'Y', false],
  ])('%s against %s: %s', (rating, least, isEnough) => {
    expect(isAtLeast(rating, least)).toBe(isEnough);
  });

  it('is undefined for a text that is not a rating', () => {
    expect(isAtLeast('?', 'V')).toBeUndefined();
    expect(isAtLeast('V', '')).toBeUndefined();
  });

  it('returns the sufficient ratings, slowest first', () => {
    expect(speedRatingsFrom('w')).toEqual(['W', '(W)', 'Y', '(Y)']);
    expect(speedRatingsFrom('M')).toEqual(RISING);
    expect(speedRatingsFrom('A')).toEqual([]);
  });
});
