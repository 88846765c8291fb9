import { KM_PER_MILE } from '../../values/distance.ts';
import { keysOf } from '../../values/words.ts';
import type { LabelClass } from '../label/tyre-label.ts';

/**
 * Rolling resistance of a car tyre by fuel efficiency class, in kilograms per tonne (Regulation (EU) 2020/740, annex I
 * part A, class C1). A has no lower limit and E no upper one.
 */
export const rollingResistance: Readonly<
  Record<LabelClass, { readonly from: number | null; readonly to: number | null }>
> = {
  A: { from: null, to: 6.5 },
  B: { from: 6.6, to: 7.7 },
  C: { from: 7.8, to: 9 },
  D: { from: 9.1, to: 10.5 },
  E: { from: 10.6, to: null },
};

/**
 * The energy sources of cars: the energy in a unit, in megajoules, and the share of it that reaches the wheels. The
 * shares are round figures for ordinary driving; cars and journeys differ by up to a fifth.
 */
export const drives = {
  PETROL: { label: 'Petrol', unit: 'litre', energyMj: 32, efficiency: 0.28 },
  DIESEL: { label: 'Diesel', unit: 'litre', energyMj: 36, efficiency: 0.34 },
  ELECTRIC: { label: 'Electric', unit: 'kWh', energyMj: 3.6, efficiency: 0.85 },
} as const;

export type Drive = keyof typeof drives;

export const DRIVES = keysOf(drives);

const GRAVITY = 9.81;
const METRES_PER_MILE = KM_PER_MILE * 1_000;
const JOULES_PER_MJ = 1_000_000;

/** The car and its fuel, which determine the cost of rolling. */
export interface CarOnTyres {
  readonly drive: Drive;
  /** With driver and load, in kilograms. */
  readonly massKg: number;
  /** The price of a litre or a kilowatt-hour, in pence. */
  readonly energyPence: number;
}

/** The cost of the rubber for each mile, in pence. */
export function treadPencePerMile(pencePerTyre: number, tyres: number, miles: number): number {
  return (pencePerTyre * tyres) / miles;
}

/**
 * The cost of rolling for each mile, in pence: force × distance ÷ efficiency, at the price of the fuel. The force is
 * rolling resistance × mass × gravity.
 * @param coefficient in kilograms per tonne.
 */
export function rollingPencePerMile(coefficient: number, { drive, massKg, energyPence }: CarOnTyres): number {
  const { energyMj, efficiency } = drives[drive];
  const newtons = (coefficient / 1_000) * massKg * GRAVITY;
  const units = (newtons * METRES_PER_MILE) / (energyMj * JOULES_PER_MJ * efficiency);
  return units * energyPence;
}

/** The same for the limits of a label class. The best and the worst class have only one. */
export function rollingCostOf(
  labelClass: LabelClass,
  car: CarOnTyres,
): { readonly from: number | null; readonly to: number | null } {
  const { from, to } = rollingResistance[labelClass];
  return {
    from: from === null ? null : rollingPencePerMile(from, car),
    to: to === null ? null : rollingPencePerMile(to, car),
  };
}
