import { expect, it } from 'vitest';
import { packedOrder, type PrintedOrder } from './packedOrder.ts';

const line = {
  id: '1',
  kind: 'TYRE',
  productName: 'A tyre',
  productSize: '205/55 R16',
  productSku: 'A',
  quantity: 4,
  refundableUnits: 4,
  returnedUnits: 0,
};
const order = (status: string, ...left: number[]) =>
  ({
    status,
    itemCount: 4 * left.length,
    lines: left.map((refundableUnits) => ({ ...line, refundableUnits })),
  }) as unknown as PrintedOrder;

it('documents of an unsent order leave out refunded tyres', () => {
  expect(packedOrder(order('PROCESSING', 3, 0))).toMatchObject({ itemCount: 3, lines: [{ quantity: 3 }] });
  expect(packedOrder(order('PROCESSING', 3, 0)).lines).toHaveLength(1);
});

it('documents leave out restocked tyres, even if their refund failed', () => {
  const read = order('PENDING', 4);
  const lines = read.lines.map((one) => ({ ...one, returnedUnits: 2 }));
  expect(packedOrder({ ...read, lines })).toMatchObject({ itemCount: 2, lines: [{ quantity: 2 }] });
});

it('documents leave out road hazard plans', () => {
  const plan = { ...line, kind: 'ROAD_HAZARD_PLAN' };
  for (const status of ['PROCESSING', 'DELIVERED'])
    expect(
      packedOrder({ ...order(status, 4), lines: [line, plan] } as unknown as PrintedOrder).lines,
    ).toHaveLength(1);
});

it('documents of a sent order list everything that was sent', () => {
  expect(packedOrder(order('DELIVERED', 0))).toMatchObject({ itemCount: 4, lines: [{ quantity: 4 }] });
});
