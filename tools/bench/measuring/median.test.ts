import { expect, it } from 'vitest';
import { median, percentile } from './median.ts';

const HUNDRED = Array.from({ length: 100 }, (_, at) => 100 - at);

it('the median is the middle, whatever the order', () => {
  expect(median([9, 1, 5])).toBe(5);
});

it('99 of 100 values lie below the 99th percentile', () => {
  expect(percentile(HUNDRED, 0.99)).toBe(100);
  expect(percentile(HUNDRED, 0.5)).toBe(51);
});

it('an empty list has 0', () => {
  expect(median([])).toBe(0);
});
