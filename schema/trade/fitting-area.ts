import { keysOf } from './words.ts';

/** How far away a fitting centre is, in three steps; `upTo` is in miles. */
export const fittingAreas = {
  LOCAL: { label: 'Local', miles: '0-5 miles', upTo: 5, meaning: 'Up to 5 miles.' },
  EXTENDED: { label: 'Extended', miles: '5-20 miles', upTo: 20, meaning: 'More than 5 and up to 20 miles.' },
  REGIONAL: { label: 'Regional', miles: '20+ miles', upTo: Infinity, meaning: 'More than 20 miles.' },
} as const;

export type FittingArea = keyof typeof fittingAreas;

export const FITTING_AREAS = keysOf(fittingAreas);

/** The area that is so many miles away; a bound belongs to the nearer one. */
export function fittingAreaOf(miles: number): FittingArea {
  return FITTING_AREAS.find((area) => miles <= fittingAreas[area].upTo) ?? 'REGIONAL';
}
