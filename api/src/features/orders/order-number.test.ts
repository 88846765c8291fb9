import { expect, it } from 'vitest';
import { makeOrderNumber } from './order-number.ts';

it('an order number holds the month it is in London', () => {
  expect(makeOrderNumber(new Date('2026-06-30T22:59:59Z'))).toMatch(/^TFL2606\d{6}$/);
  expect(makeOrderNumber(new Date('2026-06-30T23:00:00Z'))).toMatch(/^TFL2607\d{6}$/);
});
