import { deliveryFee } from '@treadline/schema/trade/places/delivery-rate';
import { describe, expect, it } from 'vitest';

describe('deliveryFee', () => {
  it.each([
    [19999, 1599],
    [20000, 0],
    [20001, 0],
  ])('C-01 charges for goods of %i pence a standard fee of %i pence', (subtotal, fee) => {
    expect(deliveryFee({ price: 1599, freeFrom: 20000 }, subtotal)).toBe(fee);
  });

  it('never waives the fee of a method that has no free limit', () => {
    expect(deliveryFee({ price: 2499, freeFrom: null }, 1_000_000)).toBe(2499);
  });
});
