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

describe('CART-08 a stored cart line', () => {
  it('has its price in pounds, parsed to pence', () => {
    expect(repairCartLine(stored)).toEqual(line);
    expect(storedCartLine(line)).toEqual(stored);
  });

  it('can have numbers as text and its picture as image_url', () => {
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
  ])('can have its price as %j', (price, pence) => {
    expect(repairCartLine({ ...stored, price })?.price).toBe(pence);
  });

  it.each([
    [0, 1],
    [-3, 1],
    [2.9, 2],
    [1000, 99],
    ['x', 1],
    [undefined, 1],
  ])('has its quantity %s clamped to %i', (quantity, repaired) => {
    expect(repairCartLine({ ...stored, quantity })?.quantity).toBe(repaired);
  });

  it('has empty texts for missing ones', () => {
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
  ])('is dropped if it is %j', (value) => {
    expect(repairCartLine(value)).toBeNull();
  });
});

it('CART-06 merges duplicate lines of an older cart, up to a quantity of 99', () => {
  const other = { ...line, id: 8 };
  expect(joinCartLines([line, other, { ...line, quantity: 3 }])).toEqual([{ ...line, quantity: 5 }, other]);
  expect(
    joinCartLines([
      { ...line, quantity: 60 },
      { ...line, quantity: 60 },
    ])[0]?.quantity,
  ).toBe(99);
});
