import { expect, it } from 'vitest';
import { milesText } from './centreDistance.ts';

it('distances are no more precise than the data', () => {
  expect(milesText(0.3, true)).toBe('0.3 miles');
  expect(milesText(1, true)).toBe('1 mile');
  expect(milesText(0.7, false)).toBe('less than a mile');
  expect(milesText(1.4, false)).toBe('about 1 mile');
  expect(milesText(25.6, false)).toBe('about 26 miles');
});
