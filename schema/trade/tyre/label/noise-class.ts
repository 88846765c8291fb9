import type { TyreCategory } from '../kind/category.ts';
import type { NoiseClass } from './tyre-label.ts';

/** Stage 2 limits of UN Regulation 117 in dB for car tyres, by nominal width in millimetres. */
const CAR_LIMITS = [
  { upToWidth: 185, db: 70 },
  { upToWidth: 245, db: 71 },
  { upToWidth: 275, db: 72 },
  { upToWidth: Infinity, db: 74 },
];
const VAN_LIMIT = 72;
/** Added once for snow grip and extra load together, not once for each. */
const ALLOWANCE = 1;
const CLASS_A_MARGIN = 3;

interface NoiseMeasure {
  readonly category: TyreCategory;
  /** Millimetres. */
  readonly width: number;
  readonly noiseDb: number | null;
  readonly extraLoad: boolean;
  readonly threePeakSnowflake: boolean;
}

function limitFor({ category, width, extraLoad, threePeakSnowflake }: NoiseMeasure): number {
  if (category === 'VAN') return VAN_LIMIT + (threePeakSnowflake ? ALLOWANCE : 0);
  const limit = CAR_LIMITS.find(({ upToWidth }) => width <= upToWidth)?.db ?? VAN_LIMIT;
  return limit + (extraLoad || threePeakSnowflake ? ALLOWANCE : 0);
}

/**
 * The noise class of the tyre label, Regulation (EU) 2020/740: A is at least 3 dB below the limit, B within it, C
 * above it. Null for motorcycle tyres, which have no label.
 */
export function noiseClassOf(tyre: NoiseMeasure): NoiseClass | null {
  if (tyre.category === 'MOTORCYCLE' || tyre.noiseDb === null) return null;
  const limit = limitFor(tyre);
  if (tyre.noiseDb <= limit - CLASS_A_MARGIN) return 'A';
  return tyre.noiseDb <= limit ? 'B' : 'C';
}
