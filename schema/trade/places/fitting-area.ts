import { keysOf } from '../values/words.ts';

/** In miles. */
const NEAR = 5;
const FAR = 20;

/** The distance of a fitting centre as one of three bands; `upTo` is in miles. */
export const fittingAreas = {
  LOCAL: { label: 'Local', miles: `0-${NEAR} miles`, upTo: NEAR, meaning: `Up to ${NEAR} miles.` },
  EXTENDED: {
    label: 'Extended',
    miles: `${NEAR}-${FAR} miles`,
    upTo: FAR,
    meaning: `More than ${NEAR} and up to ${FAR} miles.`,
  },
  REGIONAL: { label: 'Regional', miles: `${FAR}+ miles`, upTo: Infinity, meaning: `More than ${FAR} miles.` },
} as const;

export type FittingArea = keyof typeof fittingAreas;

export const FITTING_AREAS = keysOf(fittingAreas);

/** The band for a distance in miles. A limit belongs to the nearer band. */
export function fittingAreaOf(miles: number): FittingArea {
  return FITTING_AREAS.find((area) => miles <= fittingAreas[area].upTo) ?? 'REGIONAL';
}
