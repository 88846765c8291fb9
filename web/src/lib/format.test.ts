import { describe, expect, it } from 'vitest';
import { formatCount, formatDate, formatDateTime, formatWeekday } from './format.ts';

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
