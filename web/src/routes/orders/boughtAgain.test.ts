import { describe, expect, it } from 'vitest';
import { addedText, boughtAgain, type LineToBuy } from './boughtAgain.ts';

function aLine(overrides: Partial<LineToBuy> = {}): LineToBuy {
  return { productId: 1, productName: 'Grip 1', quantity: 4, ...overrides };
}

describe('buying an order again', () => {
  it('adds what is still sold, as many as were bought', () => {
    const product = { id: 1, stockQuantity: 9 };
    expect(boughtAgain([aLine()], [product])).toEqual({ added: [{ product, quantity: 4 }], notices: [] });
  });

  it('says what is no longer sold and what is out of stock', () => {
    const { added, notices } = boughtAgain(
      [aLine(), aLine({ productId: 2, productName: 'Grip 2' })],
      [{ id: 2, stockQuantity: 0 }],
    );
    expect(added).toEqual([]);
    expect(notices).toEqual(['Grip 1 is no longer sold.', 'Grip 2 is out of stock.']);
  });

  it('adds what is left when that is less', () => {
    const { added, notices } = boughtAgain([aLine()], [{ id: 1, stockQuantity: 3 }]);
    expect(added.map(({ quantity }) => quantity)).toEqual([3]);
    expect(notices).toEqual(['Of Grip 1 only 3 could be added, not 4.']);
  });
});

it('counts the tyres over all lines', () => {
  expect(addedText([{ quantity: 1 }])).toBe('1 tyre added to cart');
  expect(addedText([{ quantity: 1 }, { quantity: 2 }])).toBe('3 tyres added to cart');
});
