import { expect, it } from 'vitest';
import { copiedLines } from './useCopiedOrder.ts';

type Line = Parameters<typeof copiedLines>[0]['lines'][number];

const product = { __typename: 'Product', id: 7, name: 'A tyre', sku: 'A-1', price: 8_448 } as const;
const line: Line = {
  __typename: 'OrderLine',
  id: '1',
  kind: 'TYRE',
  coversLineId: null,
  quantity: 4,
  unitPrice: 8_448,
  priceReason: null,
  product,
};
const copied = (...lines: Line[]) => copiedLines({ number: 'TL-2026-0001', lines });

it('a copied order has the same tyres and plans, without those no longer sold', () => {
  expect(
    copied(
      line,
      { ...line, id: '2', product: null },
      { ...line, id: '3', kind: 'ROAD_HAZARD_PLAN', coversLineId: '1', product: null },
    ),
  ).toEqual([
    {
      productId: 7,
      name: 'A tyre',
      sku: 'A-1',
      listPrice: 8_448,
      cost: null,
      quantity: 4,
      price: '',
      priceReason: '',
      roadHazardPlan: true,
    },
  ]);
});

it('a price that differs from today’s is kept, with its reason or the order it comes from', () => {
  expect(
    copied(
      { ...line, unitPrice: 8_000 },
      { ...line, id: '2', unitPrice: 7_900, priceReason: 'Matched a rival’s price' },
    ),
  ).toMatchObject([
    { price: '80.00', priceReason: 'As in order TL-2026-0001', roadHazardPlan: false },
    { price: '79.00', priceReason: 'Matched a rival’s price' },
  ]);
});
