import { keysOf } from '../values/words.ts';
import type { FittingService } from './fitting-service.ts';
import type { FittingWay } from './fitting-way.ts';

interface FittingExtraFacts {
  readonly meaning: string;
  readonly label: string;
  /** The name of one on an invoice. */
  readonly unit: string;
  /** The service it needs; null if every centre does it. */
  readonly needs: FittingService | null;
  /** How many minutes one adds to the job. */
  readonly minutes: number;
  /** The most that one job can have: one, one for each tyre that is fitted, or a few old tyres. */
  readonly most: 'ONE' | 'EACH_TYRE' | 'FOUR';
  readonly offeredBy: readonly FittingWay[];
  /** Its SKU on the order. */
  readonly sku: string;
}

/** The extras that a buyer can add to a fitting job before paying. */
export const fittingExtras = {
  ALIGNMENT: {
    meaning: 'Alignment of all four wheels, with a printed report.',
    label: 'Four-wheel alignment',
    unit: 'Four-wheel alignment',
    needs: 'WHEEL_ALIGNMENT',
    minutes: 30,
    most: 'ONE',
    // It needs a ramp.
    offeredBy: ['FITTED'],
    sku: 'ALIGNMENT',
  },
  TPMS_VALVES: {
    meaning: 'New valve, seal and core for a tyre pressure sensor, instead of a rubber valve.',
    label: 'TPMS valves',
    unit: 'TPMS valve',
    needs: 'TPMS_SERVICE',
    minutes: 5,
    most: 'EACH_TYRE',
    offeredBy: ['FITTED', 'MOBILE'],
    sku: 'TPMS-VALVE',
  },
  CASINGS: {
    meaning: 'Disposal of an old tyre besides those that are replaced, for example from the garage at home.',
    label: 'Disposal of more old tyres',
    unit: 'Disposal of an old tyre',
    needs: null,
    minutes: 0,
    most: 'FOUR',
    offeredBy: ['FITTED', 'MOBILE'],
    sku: 'CASING',
  },
} as const satisfies Readonly<Record<string, FittingExtraFacts>>;

export type FittingExtra = keyof typeof fittingExtras;

export const FITTING_EXTRAS = keysOf(fittingExtras);

const MOST_CASINGS = 4;

/** The most of an extra that a job with this many tyres can have. */
export function mostOfExtra(extra: FittingExtra, tyres: number): number {
  const most: Readonly<Record<FittingExtraFacts['most'], number>> = {
    ONE: 1,
    EACH_TYRE: tyres,
    FOUR: MOST_CASINGS,
  };
  return most[fittingExtras[extra].most];
}

/** Whether a way of fitting offers an extra. */
export function offersExtra(way: FittingWay, extra: FittingExtra): boolean {
  const { offeredBy }: FittingExtraFacts = fittingExtras[extra];
  return offeredBy.includes(way);
}

/** Extras of a job. */
export interface ExtraUnits {
  readonly extra: FittingExtra;
  readonly quantity: number;
}
