import { deliveryFee } from '@treadline/schema/trade/places/delivery-rate';
import { describe, expect, it } from 'vitest';

describe('deliveryFee', () => {
  it.each([
    [19999, 1599],
    [20000, 0],
    [20001, 0],
  ])('C-01 for goods of %i pence the standard charge is %i pence', (subtotal, fee) => {
    expect(deliveryFee({ price: 1599, freeFrom: 20000 }, subtotal)).toBe(fee);
  });

  it('never waives the charge of a method without a free limit', () => {
    expect(deliveryFee({ price: 2499, freeFrom: null }, 1_000_000)).toBe(2499);
  });
});
