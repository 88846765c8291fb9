import { keysOf } from '../../values/words.ts';

/** Units of tyre pressure, each in kilopascals (the psi by the international pound and inch). */
export const pressureUnits = {
  psi: { name: 'psi', words: 'pounds per square inch', kPa: 6.894757293168, decimals: 1 },
  bar: { name: 'bar', words: 'bar', kPa: 100, decimals: 2 },
  kPa: { name: 'kPa', words: 'kilopascals', kPa: 1, decimals: 0 },
} as const;

export type PressureUnit = keyof typeof pressureUnits;

export const PRESSURE_UNITS = keysOf(pressureUnits);

/** More than the tyre of any road vehicle holds, in kilopascals. */
export const MOST_KPA = 1_000;

/** The unit with this name, in any case; undefined for any other text. */
export function readPressureUnit(text: string): PressureUnit | undefined {
  return PRESSURE_UNITS.find((unit) => unit.toLowerCase() === text.trim().toLowerCase());
}

/** A pressure converted to another unit, not rounded. */
export function convertPressure(value: number, from: PressureUnit, to: PressureUnit): number {
  return (value * pressureUnits[from].kPa) / pressureUnits[to].kPa;
}

/** A pressure as gauges show it: 32.0 psi, 2.21 bar, 221 kPa. */
export function formatPressure(value: number, unit: PressureUnit): string {
  const { name, decimals } = pressureUnits[unit];
  return `${value.toFixed(decimals)} ${name}`;
}
