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

/** A car's pressure in both units, each as rounded as on its door frame: 33 psi (2.3 bar). */
const inBothUnits = (psi: number): string =>
  `${psi} psi (${convertPressure(psi, 'psi', 'bar').toFixed(1)} bar)`;

/** A vehicle's pressures, given in psi, in words: 33 psi (2.3 bar) at the front. Null if neither is known. */
export function pressuresText(frontPsi: number | null, rearPsi: number | null): string | null {
  if (frontPsi !== null && frontPsi === rearPsi) return `${inBothUnits(frontPsi)} front and rear`;
  const axles = [
    frontPsi !== null && `${inBothUnits(frontPsi)} at the front`,
    rearPsi !== null && `${inBothUnits(rearPsi)} at the rear`,
  ].filter((axle) => axle !== false);
  return axles.length > 0 ? axles.join(' and ') : null;
}
