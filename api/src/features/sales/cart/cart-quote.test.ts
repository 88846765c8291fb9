import { describe, expect } from 'vitest';
import { aBuyableProduct, QUOTE } from '../../../../test/fixtures/buying.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import type { TestShop } from '../../../../test/test-shop.ts';
import { quote, WHOLE } from './cart-quote.builder.ts';

/** A Friday, before the cut-off. */
const NOW = new Date('2026-11-20T10:00:00Z');
const NOT_SOLD = 999_999_999;

const it = shopTest({ now: NOW });

it('the documented quote prices a cart', async ({ shop }) => {
  const cheap = await aBuyableProduct(shop, { price: 4_995, stock: 9 });
  const dear = await aBuyableProduct(shop, { price: 9_001, stock: 1 });
  const items = [
    { productId: dear.id, quantity: 2 },
    { productId: cheap.id, quantity: 2 },
  ];
  const { data } = await shop.graphql(QUOTE, { input: { items, deliveryMethod: 'STANDARD' } });
  expect(data).toEqual({
    cartQuote: {
      lines: [
        {
          productId: dear.id,
          quantity: 2,
          unitPrice: 9_001,
          lineTotal: 9_001,
          available: 1,
          problem: 'QUANTITY_UNAVAILABLE',
        },
        { productId: cheap.id, quantity: 2, unitPrice: 4_995, lineTotal: 9_990, available: 9, problem: null },
      ],
      subtotal: 18_991,
      shipping: 1_599,
      total: 20_590,
    },
  });
});

it('a quote isn’t cached, because the next one may differ', async ({ shop }) => {
  const product = await aBuyableProduct(shop, { stock: 5 });
  const ask = (): ReturnType<TestShop['graphql']> =>
    shop.graphql(WHOLE, { input: { items: [{ productId: product.id, quantity: 5 }] } });
  expect((await ask()).headers['cache-control']).toBe('private, no-store');
  await shop.rows('update products set stock_quantity = 4 where id = $1', [product.id]);
  expect((await ask()).data).toMatchObject({
    cartQuote: { lines: [{ available: 4, problem: 'QUANTITY_UNAVAILABLE' }] },
  });
});

describe('a line that can’t be bought says why and costs nothing', () => {
  it.for([
    [0, 'INVALID_QUANTITY'],
    [-1, 'INVALID_QUANTITY'],
    [-2_147_483_648, 'INVALID_QUANTITY'],
    [100, 'INVALID_QUANTITY'],
    [1_000_000_000, 'INVALID_QUANTITY'],
  ] as const)('a quantity of %i', async ([quantity, problem], { shop }) => {
    const product = await aBuyableProduct(shop);
    const { lines, total, itemCount, canCheckOut } = await quote(shop, {
      items: [{ productId: product.id, quantity }],
    });
    expect(lines[0]).toMatchObject({
      quantity,
      problem,
      lineTotal: 0,
      problemText: 'The quantity must be a whole number from 1 to 99.',
    });
    expect({ total, itemCount, canCheckOut }).toEqual({ total: 0, itemCount: 0, canCheckOut: false });
  });

  it.for([NOT_SOLD, 0, -7])('a tyre that is not sold, %i', async (productId, { shop }) => {
    const { lines, total, canCheckOut } = await quote(shop, { items: [{ productId, quantity: 1 }] });
    expect(lines).toEqual([
      {
        productId,
        quantity: 1,
        unitPrice: 0,
        lineTotal: 0,
        roadHazardPlan: false,
        planPrice: 0,
        available: 0,
        problem: 'UNKNOWN_PRODUCT',
        problemText: 'This tyre is no longer sold.',
        product: null,
      },
    ]);
    expect({ total, canCheckOut }).toEqual({ total: 0, canCheckOut: false });
  });

  it('an unpublished tyre, and one that is sold out', async ({ shop }) => {
    const hidden = await aBuyableProduct(shop);
    const none = await aBuyableProduct(shop, { stock: 0 });
    await shop.rows('update products set published = false where id = $1', [hidden.id]);
    const { lines } = await quote(shop, {
      items: [
        { productId: hidden.id, quantity: 1 },
        { productId: none.id, quantity: 1 },
      ],
    });
    expect(lines.map(({ problem }) => problem)).toEqual(['UNKNOWN_PRODUCT', 'OUT_OF_STOCK']);
  });

  it('units reserved for others are not for sale', async ({ shop }) => {
    const product = await aBuyableProduct(shop, { stock: 5 });
    await shop.rows('update products set stock_reserved = 3 where id = $1', [product.id]);
    const { lines } = await quote(shop, { items: [{ productId: product.id, quantity: 4 }] });
    expect(lines[0]).toMatchObject({
      available: 2,
      problem: 'QUANTITY_UNAVAILABLE',
      problemText: 'Only 2 left.',
      lineTotal: 2 * product.price,
    });
  });

  it('a fraction is refused as a quantity', async ({ shop }) => {
    const { status, errors, data } = await shop.graphql(QUOTE, {
      input: { items: [{ productId: 1, quantity: 1.5 }] },
    });
    expect({ status, data }).toEqual({ status: 400, data: undefined });
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});

describe('lines of one product are merged', () => {
  it('at the place of the first', async ({ shop }) => {
    const first = await aBuyableProduct(shop);
    const second = await aBuyableProduct(shop);
    const { lines } = await quote(shop, {
      items: [
        { productId: first.id, quantity: 1 },
        { productId: second.id, quantity: 1 },
        { productId: first.id, quantity: 3 },
      ],
    });
    expect(lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      [first.id, 4],
      [second.id, 1],
    ]);
  });

  it('and an invalid quantity takes nothing off the other', async ({ shop }) => {
    const { id: productId } = await aBuyableProduct(shop);
    const { lines } = await quote(shop, {
      items: [
        { productId, quantity: 5 },
        { productId, quantity: -3 },
      ],
    });
    expect(lines[0]).toMatchObject({ quantity: -3, problem: 'INVALID_QUANTITY' });
  });

  it('and their sum stays within the range of an Int', async ({ shop }) => {
    const { id: productId } = await aBuyableProduct(shop);
    const { lines } = await quote(shop, {
      items: Array.from({ length: 50 }, () => ({ productId, quantity: 1_000_000_000 })),
    });
    expect(lines[0]).toMatchObject({ quantity: 2_147_483_647, problem: 'INVALID_QUANTITY' });
  });
});

it('50 lines are priced and 51 are refused', async ({ shop }) => {
  const items = Array.from({ length: 51 }, (_, index) => ({ productId: NOT_SOLD - index, quantity: 1 }));
  expect((await quote(shop, { items: items.slice(1) })).lines).toHaveLength(50);
  const { errors } = await shop.graphql(QUOTE, { input: { items } });
  expect(errors?.[0]).toMatchObject({
    message: 'A cart can hold up to 50 different tyres; got 51.',
    extensions: { code: 'BAD_USER_INPUT' },
  });
});

it('an empty cart costs nothing, not even delivery', async ({ shop }) => {
  expect(await quote(shop, { items: [] })).toMatchObject({
    lines: [],
    subtotal: 0,
    shipping: 0,
    vatIncluded: 0,
    total: 0,
    canCheckOut: false,
  });
});

it.for([
  [19_999, 1_599, 1],
  [20_000, 0, 0],
  [20_001, 0, 0],
] as const)(
  'CART-10 delivery for a subtotal of %i pence costs %i',
  async ([price, shipping, toFreeDelivery], { shop }) => {
    const product = await aBuyableProduct(shop, { price });
    expect(await quote(shop, { items: [{ productId: product.id, quantity: 1 }] })).toMatchObject({
      subtotal: price,
      shipping,
      total: price + shipping,
      toFreeDelivery,
    });
  },
);

it('C-35 the VAT is a sixth of the total, with half a penny rounded up', async ({ shop }) => {
  const product = await aBuyableProduct(shop, { price: 20_001 });
  expect((await quote(shop, { items: [{ productId: product.id, quantity: 1 }] })).vatIncluded).toBe(3_334);
});

describe('delivery methods', () => {
  it('are priced as chosen', async ({ shop }) => {
    const product = await aBuyableProduct(shop, { price: 30_000 });
    const items = [{ productId: product.id, quantity: 1 }];
    const express = await quote(shop, { items, deliveryMethod: 'EXPRESS', postcode: 'MK42 0AA' });
    expect(express).toMatchObject({
      shipping: 2_499,
      total: 32_499,
      deliveryMethod: 'EXPRESS',
      estimatedDelivery: { from: '2026-11-23', to: '2026-11-24' },
    });
    expect(express.deliveryOptions).toEqual([
      { method: 'STANDARD', price: 0, freeFrom: 20_000 },
      { method: 'EXPRESS', price: 2_499, freeFrom: null },
      { method: 'EMERGENCY', price: 4_999, freeFrom: null },
    ]);
  });

  it('that aren’t available for the postcode become standard, in price and dates', async ({ shop }) => {
    const product = await aBuyableProduct(shop, { price: 10_000 });
    const quoted = await quote(shop, {
      items: [{ productId: product.id, quantity: 1 }],
      deliveryMethod: 'EXPRESS',
      postcode: 'TR2 4AA',
    });
    expect(quoted).toMatchObject({
      deliveryMethod: 'STANDARD',
      shipping: 1_599,
      deliveryNotes: [
        'Express delivery isn’t available for this postcode.',
        'Emergency orders to this postcode arrive the working day after dispatch.',
      ],
      estimatedDelivery: { from: '2026-11-25', to: '2026-11-27' },
    });
    expect(quoted.deliveryOptions.map(({ method }) => method)).toEqual(['STANDARD', 'EMERGENCY']);
  });

  it('are all listed while the postcode is blank', async ({ shop }) => {
    expect((await quote(shop, { items: [], postcode: '  ' })).deliveryOptions).toHaveLength(3);
  });
});
