import { parsePrice, toPounds } from '@treadline/schema/trade/money';

const DEFAULT_MAXIMUM_POUNDS = 500;
const STEP_POUNDS = 100;

/** Where the price slider ends, in pounds: the top price rounded up to the next £100; £500 when none is known. */
export function sliderMaximum(topPricePence: number): number {
  if (topPricePence <= 0) return DEFAULT_MAXIMUM_POUNDS;
  return Math.ceil(toPounds(topPricePence) / STEP_POUNDS) * STEP_POUNDS;
}

/** Pounds as typed into a price field, as whole pence; null when it is empty, no price or nothing at all. */
export function priceFrom(text: string): number | null {
  return parsePrice(text) || null;
}
