/** The price bands for analytics. A tyre belongs to the first band whose limit is above its price. */
const PRICE_BANDS = [
  { band: 'budget', underPounds: 50 },
  { band: 'mid-range', underPounds: 100 },
  { band: 'premium', underPounds: 200 },
  { band: 'ultra-premium', underPounds: Infinity },
] as const;

export type PriceBand = (typeof PRICE_BANDS)[number]['band'];

/** @param price pence. */
export function priceBand(price: number): PriceBand {
  return PRICE_BANDS.find(({ underPounds }) => price < underPounds * 100)?.band ?? 'ultra-premium';
}
