import { describe, expect, it } from 'vitest';
import { joinCartLines, repairCartLine, storedCartLine, type CartLine } from './cartLine.ts';

const stored = {
  id: 7,
  name: 'Michelin Primacy 4+ 205/55 R16',
  price: 97.6,
  quantity: 2,
  image: '/uploads/products/primacy-4-640.webp',
  sku: 'MI-P4-2055516',
  slug: 'michelin-primacy-4-205-55-r16',
  brand: 'Michelin',
  size: '205/55 R16',
};
const line: CartLine = { ...stored, price: 9760 };

describe('CART-08 a cart line of storage', () => {
  it('holds its price in pounds, and pence when read', () => {
    expect(repairCartLine(stored)).toEqual(line);
    expect(storedCartLine(line)).toEqual(stored);
  });

  it('may hold its numbers as text and its picture as image_url', () => {
    const { image, ...rest } = stored;
    expect(repairCartLine({ ...rest, id: '7', price: '97.60', quantity: '2', image_url: image })).toEqual(
      line,
    );
  });

  it.each([
    ['£97.60', 9760],
    ['97.60', 9760],
    [' £1,097.60 ', 109760],
    [97, 9700],
  ])('may hold its price as %j', (price, pence) => {
    expect(repairCartLine({ ...stored, price })?.price).toBe(pence);
  });

  it.each([
    [0, 1],
    [-3, 1],
    [2.9, 2],
    [1000, 99],
    ['x', 1],
    [undefined, 1],
  ])('has its quantity %s brought to %i', (quantity, repaired) => {
    expect(repairCartLine({ ...stored, quantity })?.quantity).toBe(repaired);
  });

  it('has texts that are missing left empty', () => {
    expect(repairCartLine({ id: 7, name: 'Tyre', price: 50, quantity: 1 })).toMatchObject({
      sku: '',
      slug: '',
      brand: '',
      size: '',
      image: '',
    });
  });

  it.each([
    null,
    'tyre',
    [],
    {},
    { ...stored, id: 0 },
    { ...stored, id: 1.5 },
    { ...stored, name: ' ' },
    { ...stored, price: 'free' },
    { ...stored, price: -1 },
  ])('is dropped when it is %j', (value) => {
    expect(repairCartLine(value)).toBeNull();
  });
});

it('CART-06 joins two lines of one product that an older cart held, adding their quantities up to 99', () => {
  const other = { ...line, id: 8 };
  expect(joinCartLines([line, other, { ...line, quantity: 3 }])).toEqual([{ ...line, quantity: 5 }, other]);
  expect(
    joinCartLines([
      { ...line, quantity: 60 },
      { ...line, quantity: 60 },
    ])[0]?.quantity,
  ).toBe(99);
});
