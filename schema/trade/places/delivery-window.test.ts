import { expect, it } from 'vitest';
import { deliveryWindowText } from './delivery-window.ts';

it('gives the day, and the hours if they are known', () => {
  expect(deliveryWindowText({ day: '2026-11-24', from: '10:00', until: '12:00' })).toBe(
    'Tuesday 24 November, between 10:00 and 12:00',
  );
  expect(deliveryWindowText({ day: '2026-11-24', from: null, until: null })).toBe('Tuesday 24 November');
});
