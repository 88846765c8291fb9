import { expect, it } from 'vitest';
import {
  convertPressure,
  formatPressure,
  PRESSURE_UNITS,
  pressuresText,
  readPressureUnit,
} from './tyre-pressure.ts';

it.each([
  [32, 'psi', 'bar', '2.21 bar'],
  [32, 'psi', 'kPa', '221 kPa'],
  [2.5, 'bar', 'psi', '36.3 psi'],
  [250, 'kPa', 'bar', '2.50 bar'],
  [0, 'bar', 'psi', '0.0 psi'],
] as const)('%d %s in %s is %s', (value, from, to, shown) => {
  expect(formatPressure(convertPressure(value, from, to), to)).toBe(shown);
});

it('converting a pressure to any unit and back gives the same pressure', () => {
  for (const from of PRESSURE_UNITS)
    for (const to of PRESSURE_UNITS)
      expect(convertPressure(convertPressure(33.7, from, to), to, from)).toBeCloseTo(33.7, 9);
});

it('recognises a unit in any case', () => {
  expect(['PSI', ' bar ', 'kpa', 'atm', ''].map(readPressureUnit)).toEqual([
    'psi',
    'bar',
    'kPa',
    undefined,
    undefined,
  ]);
});

it.each([
  [33, 36, '33 psi (2.3 bar) at the front and 36 psi (2.5 bar) at the rear'],
  [32, 32, '32 psi (2.2 bar) front and rear'],
  [null, 42, '42 psi (2.9 bar) at the rear'],
  [null, null, null],
])('pressures of %s and %s psi are “%s”', (front, rear, text) => {
  expect(pressuresText(front, rear)).toBe(text);
});
