import { describe, expect, it } from 'vitest';
import {
  formatAmount,
  formatCount,
  formatDate,
  formatDateTime,
  formatPrice,
  formatWeekday,
} from './format.ts';

describe('formatPrice', () => {
  it.each([
    [0, '£0.00'],
    [5, '£0.05'],
    [19_999, '£199.99'],
    [123_450, '£1,234.50'],
    [-1599, '-£15.99'],
  ])('GEN-01 shows %i pence as %s', (pence, text) => {
    expect(formatPrice(pence)).toBe(text);
  });
});

it.each([
  [20_000, '£200'],
  [1599, '£15.99'],
  [120_000, '£1,200'],
])('names %i pence in a sentence as %s', (pence, text) => {
  expect(formatAmount(pence)).toBe(text);
});

describe('dates', () => {
  it('shows a day in full', () => {
    expect(formatDate('2025-03-03')).toBe('3 March 2025');
  });

  it('counts the day in London, where the summer night has already turned', () => {
    expect(formatDate('2025-06-30T23:30:00Z')).toBe('1 July 2025');
  });

  it('shows a moment in London, in summer time too', () => {
    expect(formatDateTime('2025-03-03T14:05:00Z')).toBe('3 March 2025, 14:05');
    expect(formatDateTime('2025-06-30T23:30:00Z')).toBe('1 July 2025, 00:30');
  });

  it('shows a near day with its weekday', () => {
    expect(formatWeekday('2025-03-06')).toBe('Thu 6 Mar');
  });
});

it('sets thousands apart in counts', () => {
  expect(formatCount(19_446)).toBe('19,446');
});
