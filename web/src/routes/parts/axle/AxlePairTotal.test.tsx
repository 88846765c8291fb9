import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PricedLine } from '../../../features/cart/quote/pricedCart.ts';
import { aKeptVehicle, aSize } from '../../../features/garage/vehicle/keptVehicle.builder.ts';
import { keepVehicle } from '../../../features/garage/vehicle/keptVehicleStore.ts';
import { AxlePairTotal } from './AxlePairTotal.tsx';

const aLine = (size: string, oeMark: string | null) =>
  ({
    marks: { size, loadIndex: 95, speedRating: 'Y' },
    oeMark,
    quantity: 2,
    lineTotal: 30_000,
    changes: [],
  }) as unknown as PricedLine;
const textOf = (front: string | null, rear: string | null) =>
  render(<AxlePairTotal lines={[aLine('205/55 R16', front), aLine('225/50 R16', rear)]} />).container
    .textContent;

it('says that front and rear have different OE markings', () => {
  keepVehicle(
    aKeptVehicle({
      tyreSizes: [aSize({ position: 'FRONT' }), aSize({ position: 'REAR', size: '225/50 R16' })],
    }),
  );
  const total = 'Front and rear together: £600.00 for 2 + 2';
  expect(textOf('*', '*')).toBe(total);
  expect(textOf(null, null)).toBe(total);
  expect(textOf('MO', '*')).toBe(
    `${total}Their car makers’ marks differ: Mercedes MO at the front, BMW ★ at the rear.`,
  );
  expect(textOf(null, '*')).toBe(
    `${total}Their car makers’ marks differ: none at the front, BMW ★ at the rear.`,
  );
});
