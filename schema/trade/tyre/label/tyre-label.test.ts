import { expect, it } from 'vitest';
import { isNoiseClass, LABEL_CLASSES, readLabelClass } from './tyre-label.ts';

it.each([
  ['A', 'A'],
  [' e ', 'E'],
])('parses the label class %j as %s', (text, labelClass) => {
  expect(readLabelClass(text)).toBe(labelClass);
});

it.each(['', 'F', 'AB', 'class A'])('finds no label class in %j', (text) => {
  expect(readLabelClass(text)).toBeUndefined();
});

it('has noise classes for three of the five classes', () => {
  expect(LABEL_CLASSES.map(isNoiseClass)).toEqual([true, true, true, false, false]);
});
