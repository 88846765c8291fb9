import { BRAND_TIERS } from '@treadline/schema/trade/listing/brand-tier';
import { bySpeed } from '@treadline/schema/trade/tyre/marking/speed-rating';
import type { Facet } from '../contract/product-page.type.ts';

/** Compares the values of a facet for sorting. */
export type FacetOrder = (a: Facet, b: Facet) => number;

export const byNumber: FacetOrder = (a, b) => Number(a.value) - Number(b.value);

export const byText: FacetOrder = (a, b) => (a.value < b.value ? -1 : 1);

/** Values with the most tyres first, for facets where that helps the choice. */
export const byCount: FacetOrder = (a, b) => b.count - a.count || byText(a, b);

/** Most expensive first. */
export const byTier: FacetOrder = (a, b) => placeOfTier(a.value) - placeOfTier(b.value);

function placeOfTier(value: string): number {
  return BRAND_TIERS.findIndex((tier) => tier === value);
}

/** Slowest first. */
export const bySpeedRating: FacetOrder = (a, b) => bySpeed(a.value, b.value);
