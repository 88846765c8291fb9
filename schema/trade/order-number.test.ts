import { expect, it } from 'vitest';
import { orderNumberOf, readOrderNumber } from './order-number.ts';

it('makes a number of the month and a serial of six digits', () => {
  expect(orderNumberOf('2611', 42)).toBe('TFL2611000042');
});

it.each(['TFL2611123456', ' tfl 2611 123456 ', 'tfl2611123456'])(
  'C-49 reads the order number “%s”',
  (text) => {
    expect(readOrderNumber(text)).toBe('TFL2611123456');
  },
);

it.each(['', '  ', 'TFL123', '2611123456', 'TFL26111234567', 'TFL-2611123456'])(
  'reads none in “%s”',
  (text) => {
    expect(readOrderNumber(text)).toBeNull();
  },
);
