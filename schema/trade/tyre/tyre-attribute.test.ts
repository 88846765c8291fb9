import { expect, it } from 'vitest';
import { attributeRule, blankAttribute } from './tyre-attribute.ts';

it('a measure accepts the numbers in its range, a text its length, and any other attribute its values', () => {
  expect(attributeRule('noiseDb')).toEqual({
    min: 50,
    max: 90,
    message: 'Noise is a number of dB from 50 to 90',
  });
  expect(attributeRule('oeMark')).toEqual({ maxLength: 20 });
  expect(attributeRule('runFlat')).toEqual({});
});

it('a new product has no flags, classes or marks, and fits both axles', () => {
  expect(blankAttribute('runFlat')).toBe(false);
  expect(blankAttribute('wetGrip')).toBeNull();
  expect(blankAttribute('oeMark')).toBeNull();
  expect(blankAttribute('position')).toBe('BOTH');
});
