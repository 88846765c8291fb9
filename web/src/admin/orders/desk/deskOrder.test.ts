import { expect, it } from 'vitest';
import { tyresText, type DeskOrder } from './deskOrder.ts';

type Line = DeskOrder['lines'][number];

const line = (kind: Line['kind'], quantity: number): Line => ({
  __typename: 'OrderLine',
  id: kind,
  kind,
  fulfilment: 'MAIL_ORDER',
  returnedUnits: 0,
  productName: 'Kumho Ecsta 205/55 R16',
  productSize: '205/55 R16',
  productSku: 'KUM-1',
  quantity,
  refundableUnits: quantity,
});

it('names the first tyre of an order and counts the others, but not road hazard plans', () => {
  const status = 'PROCESSING' as const;
  const textOf = (...lines: Line[]) => tyresText({ status, lines });
  expect(textOf(line('TYRE', 2), line('ROAD_HAZARD_PLAN', 2))).toEqual({
    name: '2 × Kumho Ecsta',
    detail: '205/55 R16',
  });
  expect(textOf(line('TYRE', 2), line('TYRE', 1), line('ROAD_HAZARD_PLAN', 3)).detail).toBe(
    '205/55 R16 + 1 more',
  );
});

it('a refunded tyre is counted only after the order was sent', () => {
  const lines = [{ ...line('TYRE', 2), refundableUnits: 1 }];
  expect(tyresText({ status: 'PROCESSING', lines }).name).toBe('1 × Kumho Ecsta');
  expect(tyresText({ status: 'SHIPPED', lines }).name).toBe('2 × Kumho Ecsta');
});
