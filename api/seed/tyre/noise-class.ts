import type { Category } from '../tables.ts';

export type NoiseClass = 'A' | 'B' | 'C';

/** Stage 2 limits of UN Regulation 117 in dB for car tyres, by nominal width in millimetres. */
const CAR_LIMITS = [
  { upToWidth: 185, db: 70 },
  { upToWidth: 245, db: 71 },
  { upToWidth: 275, db: 72 },
  { upToWidth: Infinity, db: 74 },
];
const VAN_LIMIT = 72;
/** Allowed once for snow tyres and extra load together, not once for each. */
const ALLOWANCE = 1;
const CLASS_A_MARGIN = 3;

interface NoiseMeasure {
  category: Category;
  width: number;
  noiseDb: number | null;
  extraLoad: boolean;
  threePeakSnowflake: boolean;
}

function limitFor({ category, width, extraLoad, threePeakSnowflake }: NoiseMeasure): number {
  if (category === 'Van Tyres') return VAN_LIMIT + (threePeakSnowflake ? ALLOWANCE : 0);
  const limit = CAR_LIMITS.find(({ upToWidth }) => width <= upToWidth)?.db ?? VAN_LIMIT;
  return limit + (extraLoad || threePeakSnowflake ? ALLOWANCE : 0);
}

/**
 * Gives the noise class of the tyre label, Regulation (EU) 2020/740: A is at
 * least 3 dB under the limit, B within it, C over it. Null where the label does
 * not apply, that is, for motorcycle tyres.
 */
export function noiseClassFor(tyre: NoiseMeasure): NoiseClass | null {
  if (tyre.category === 'Motorcycle Tyres' || tyre.noiseDb === null) return null;
  const limit = limitFor(tyre);
  if (tyre.noiseDb <= limit - CLASS_A_MARGIN) return 'A';
  return tyre.noiseDb <= limit ? 'B' : 'C';
}
