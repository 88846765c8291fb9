import { expect, it } from 'vitest';
import { axlesOf, type AxlePosition } from './axle-position.ts';

it.each<[readonly AxlePosition[], AxlePosition]>([
  [['FRONT'], 'FRONT'],
  [['REAR'], 'REAR'],
  [['BOTH'], 'BOTH'],
  [['FRONT', 'REAR'], 'BOTH'],
  [['REAR', 'BOTH'], 'BOTH'],
])('sizes at %s cover %s', (positions, axles) => {
  expect(axlesOf(positions.map((position) => ({ position })))).toBe(axles);
});
