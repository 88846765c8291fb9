import { expect, it } from 'vitest';
import { readTypedPrices, sliderMaximum } from './priceRange.ts';

it('the price slider ends at £500, or at the top price rounded up to the next £100 (SHOP-10)', () => {
  expect([0, 41_250, 50_000, 50_001, 98_000].map(sliderMaximum)).toEqual([500, 500, 500, 600, 1000]);
});

const read = (minPrice: string, maxPrice: string) => readTypedPrices({ minPrice, maxPrice }, 'maxPrice');

it('parses pounds to pence; an empty field and £0 set no price (SHOP-09)', () => {
  expect(read('49.5', ' £1,200 ')).toEqual({ prices: { minPrice: 4950, maxPrice: 120_000 } });
  expect(read('', '0')).toEqual({ prices: { minPrice: null, maxPrice: null } });
  expect(read('80', '80')).toEqual({ prices: { minPrice: 8000, maxPrice: 8000 } });
});

it('refuses negative prices and other text, and says what was expected (SHOP-09)', () => {
  const sentence = 'Enter a price in pounds, from £0.';
  expect(read('-5', '100')).toEqual({ errors: { minPrice: sentence } });
  expect(read('x', '1e400')).toEqual({ errors: { minPrice: sentence, maxPrice: sentence } });
});

it('refuses a lowest price above the highest, at the last edited field', () => {
  const sentence = 'The lowest price cannot be above the highest.';
  expect(read('100', '99.99')).toEqual({ errors: { maxPrice: sentence } });
  expect(readTypedPrices({ minPrice: '100', maxPrice: '99' }, 'minPrice')).toEqual({
    errors: { minPrice: sentence },
  });
});
