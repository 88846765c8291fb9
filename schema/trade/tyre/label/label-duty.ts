import type { TyreCategory } from '../kind/category.ts';
import type { TyreLabelValues } from './tyre-label.ts';

/** The rims of tyres that need a label: over 254 mm and below 635 mm, in whole inches. */
export const LABELLED_RIMS = { min: 11, max: 24 } as const;

/** The values that a tyre's label can't do without. The noise class is one of a label, but wasn't on older ones. */
export const REQUIRED_ON_LABEL = [
  'fuelEfficiency',
  'wetGrip',
  'noiseDb',
] as const satisfies readonly (keyof TyreLabelValues)[];

/**
 * Whether shops must show a tyre's label before it's bought: tyres of cars, vans and lorries do, except on very small
 * and very large rims (Regulation (EU) 2020/740, articles 2 and 6).
 * @param diameter the rim's, in inches.
 */
export function needsTyreLabel({
  category,
  diameter,
}: {
  category: TyreCategory;
  diameter: number;
}): boolean {
  return category !== 'MOTORCYCLE' && diameter >= LABELLED_RIMS.min && diameter <= LABELLED_RIMS.max;
}
