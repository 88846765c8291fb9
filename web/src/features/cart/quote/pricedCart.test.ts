import { describe, expect, it } from 'vitest';
import { aCartLine } from '../store/cartLine.builder.ts';
import type { CartLine } from '../store/cartLine.ts';
import { acceptChanges, hasChanges, isNothingLeft, priceCart, type CartQuote } from './pricedCart.ts';

const aPair = (overrides: Partial<CartLine> = {}): CartLine => aCartLine({ quantity: 2, ...overrides });

type QuotedLine = CartQuote['lines'][number];

function aQuoted(overrides: Partial<QuotedLine> = {}): QuotedLine {
  return {
    __typename: 'CartLine',
    productId: 1,
    unitPrice: 5000,
    roadHazardPlan: false,
    planPrice: 2500,
    fittingPrice: 1950,
    available: 20,
    problemText: null,
    product: {
      __typename: 'Product',
      id: 1,
      name: 'Primacy 4+',
      slug: 'primacy-4',
      imageUrl: '/p.webp',
      size: '205/55 R16',
      loadIndex: 91,
      speedRating: 'V',
      oeMark: null,
    },
    ...overrides,
  };
}

function aQuote(...lines: QuotedLine[]): CartQuote {
  return {
    __typename: 'CartQuote',
    lines,
    charges: [],
    fittings: [],
    subtotal: 0,
    shipping: 0,
    vatIncluded: 0,
    total: 0,
    toFreeDelivery: 0,
    deliveryMethod: 'STANDARD',
    deliveryOptions: [],
    deliveryNotes: [],
    deliveryRefusal: null,
    canCheckOut: true,
    estimatedDelivery: { __typename: 'DateRange', from: '2025-03-03', to: '2025-03-05' },
  };
}

const unknown = aQuoted({
  product: null,
  unitPrice: 0,
  available: 0,
  problemText: 'This tyre is no longer sold.',
});

describe('a cart priced by a quote', () => {
  it('has no changes if everything is as last seen', () => {
    const lines = priceCart([aPair()], aQuote(aQuoted()));
    expect(lines[0]).toMatchObject({ unitPrice: 5000, lineTotal: 10000, available: 20, changes: [] });
    expect(hasChanges(lines)).toBe(false);
  });

  it('takes the server’s price and shows the old one', () => {
    const [line] = priceCart([aPair()], aQuote(aQuoted({ unitPrice: 5500 })));
    expect(line).toMatchObject({
      unitPrice: 5500,
      lineTotal: 11000,
      changes: [{ kind: 'price', from: 5000, to: 5500 }],
    });
  });

  it('C-27 reduces a quantity to the stock, and prices that', () => {
    const [line] = priceCart([aPair({ quantity: 4 })], aQuote(aQuoted({ available: 3 })));
    expect(line).toMatchObject({
      quantity: 3,
      lineTotal: 15000,
      changes: [{ kind: 'quantity', from: 4, to: 3 }],
    });
  });

  it('keeps the name and price of a discontinued product, and says so', () => {
    const [line] = priceCart([aPair()], aQuote(unknown));
    expect(line).toMatchObject({
      name: 'Primacy 4+',
      unitPrice: 5000,
      changes: [{ kind: 'gone', reason: 'This tyre is no longer sold.' }],
    });
  });

  it('knows if nothing in it can be bought', () => {
    const cart = [aPair(), aPair({ id: 2 })];
    const soldOut = aQuoted({ productId: 2, available: 0, problemText: 'This tyre is out of stock.' });
    expect(isNothingLeft(priceCart(cart, aQuote(unknown, soldOut)))).toBe(true);
    expect(isNothingLeft(priceCart(cart, aQuote(aQuoted(), soldOut)))).toBe(false);
    expect(isNothingLeft([])).toBe(false);
  });

  it('omits a price change for a tyre out of stock', () => {
    const [line] = priceCart(
      [aPair()],
      aQuote(aQuoted({ unitPrice: 1, available: 0, problemText: 'This tyre is out of stock.' })),
    );
    expect(line?.changes).toEqual([{ kind: 'gone', reason: 'This tyre is out of stock.' }]);
  });

  it('shows the shortage behind a refused checkout, once', () => {
    const shortages = [{ productId: 1, available: 1 }];
    expect(priceCart([aPair()], aQuote(aQuoted()), shortages)[0]?.changes).toEqual([
      { kind: 'quantity', from: 2, to: 1 },
    ]);
    expect(priceCart([aPair()], aQuote(aQuoted({ available: 1 })), shortages)[0]?.changes).toHaveLength(1);
  });

  it('shows the last known prices without a quote', () => {
    expect(priceCart([aPair()], null)[0]).toMatchObject({
      unitPrice: 5000,
      lineTotal: 10000,
      available: null,
      changes: [],
    });
  });
});

it('C-26 accepting updates prices and quantities and removes unavailable lines', () => {
  const cart = [aPair(), aPair({ id: 2 }), aPair({ id: 3 })];
  const quote = aQuote(
    aQuoted({ unitPrice: 4000, available: 1 }),
    { ...unknown, productId: 2 },
    aQuoted({ productId: 3 }),
  );
  const accepted = acceptChanges(cart, priceCart(cart, quote));
  expect(accepted).toEqual([aPair({ price: 4000, quantity: 1 }), aPair({ id: 3 })]);
  expect(hasChanges(priceCart(accepted, quote))).toBe(false);
});

it('omits a brand or size that the name contains', () => {
  const [named, bare] = priceCart(
    [
      aPair({ name: 'Michelin Primacy', brand: 'Michelin', size: '205/55 R16' }),
      aPair({ id: 2, brand: 'Michelin' }),
    ],
    null,
  );
  expect(named).toMatchObject({ brand: '', size: '205/55 R16' });
  expect(bare).toMatchObject({ brand: 'Michelin' });
});

describe('CART-04 a line links to its product', () => {
  it.each([
    [{ slug: 'primacy-4' }, '/product/primacy-4'],
    [{ slug: '', sku: 'MI/P4' }, '/product/MI%2FP4'],
    [{ slug: '', sku: '' }, '/product/id/1'],
  ])('%j: %s', (keys, path) => {
    expect(priceCart([aPair(keys)], null)[0]?.path).toBe(path);
  });

  it('by its current slug', () => {
    expect(priceCart([aPair({ slug: 'old' })], aQuote(aQuoted()))[0]?.path).toBe('/product/primacy-4');
  });
});
