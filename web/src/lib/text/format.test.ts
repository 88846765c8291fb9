import { describe, expect, it } from 'vitest';
import {
  formatCount,
  formatCounted,
  formatDate,
  formatDateTime,
  formatSoon,
  formatWeekday,
} from './format.ts';

describe('dates', () => {
  it('a date is shown in full', () => {
    expect(formatDate('2025-03-03')).toBe('3 March 2025');
  });

  it('a date is in London time, which in summer has already passed midnight', () => {
    expect(formatDate('2025-06-30T23:30:00Z')).toBe('1 July 2025');
  });

  it('a time is in London time, also in summer', () => {
    expect(formatDateTime('2025-03-03T14:05:00Z')).toBe('3 March 2025, 14:05');
    expect(formatDateTime('2025-06-30T23:30:00Z')).toBe('1 July 2025, 00:30');
  });

  it('a moment today shows only its time', () => {
    const now = new Date('2025-03-03T23:40:00Z');
    expect(formatSoon('2025-03-03T14:05:00Z', now)).toBe('14:05');
    expect(formatSoon('2025-03-04T00:10:00Z', now)).toBe('4 March 2025, 00:10');
  });

  it('a delivery date is shown with its weekday', () => {
    expect(formatWeekday('2025-03-06')).toBe('Thu 6 Mar');
  });
});

it('counts have thousands separators, and nouns agree with them', () => {
  expect(formatCount(19_446)).toBe('19,446');
  expect([0, 1, 1_204].map((count) => formatCounted(count, 'model'))).toEqual([
    '0 models',
    '1 model',
    '1,204 models',
  ]);
});
