import { describe, expect, it } from 'vitest';
import { addedText, boughtAgain, type LineToBuy } from './boughtAgain.ts';

function aLine(overrides: Partial<LineToBuy> = {}): LineToBuy {
  return { productId: 1, productName: 'Grip 1', quantity: 4, unitPrice: 8_900, ...overrides };
}

describe('buying an order again', () => {
  it('buying an order again adds the original quantities of tyres still sold', () => {
    const product = { id: 1, stockQuantity: 9, price: 8_900 };
    expect(boughtAgain([aLine()], [product])).toEqual({
      added: [{ product, quantity: 4 }],
      notices: [],
      prices: [],
    });
  });

  it('buying an order again lists tyres that are no longer sold or out of stock', () => {
    const { added, notices } = boughtAgain(
      [aLine(), aLine({ productId: 2, productName: 'Grip 2' })],
      [{ id: 2, stockQuantity: 0, price: 8_900 }],
    );
    expect(added).toEqual([]);
    expect(notices).toEqual(['Grip 1 is no longer sold.', 'Grip 2 is out of stock.']);
  });

  it('buying an order again adds the remaining stock if it is lower', () => {
    const { added, notices } = boughtAgain([aLine()], [{ id: 1, stockQuantity: 3, price: 8_900 }]);
    expect(added.map(({ quantity }) => quantity)).toEqual([3]);
    expect(notices).toEqual(['Grip 1: only 3 of 4 could be added.']);
  });

  it('buying an order again lists changed prices', () => {
    const { prices } = boughtAgain([aLine()], [{ id: 1, stockQuantity: 9, price: 9_250 }]);
    expect(prices).toEqual(['Grip 1 now costs £92.50 each. It was £89.00.']);
  });
});

it('the count of added tyres covers all lines', () => {
  expect(addedText([{ quantity: 1 }])).toBe('1 tyre added to cart');
  expect(addedText([{ quantity: 1 }, { quantity: 2 }])).toBe('3 tyres added to cart');
});
