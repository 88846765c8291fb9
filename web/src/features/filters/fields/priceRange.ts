import { formatPrice, parsePrice, toPounds } from '@treadline/schema/trade/values/money';
import type { FilterChip, FilterValues } from '../listingFilter.ts';

const DEFAULT_MAXIMUM_POUNDS = 500;
const STEP_POUNDS = 100;

const NO_PRICE = 'Enter a price in pounds, from £0.';
const WRONG_ORDER = 'The lowest price cannot be above the highest.';

/** The price slider's maximum in pounds: the top price rounded up to the next £100, or £500 without one. */
export function sliderMaximum(topPricePence: number): number {
  if (topPricePence <= 0) return DEFAULT_MAXIMUM_POUNDS;
  return Math.ceil(toPounds(topPricePence) / STEP_POUNDS) * STEP_POUNDS;
}

/** The filter's prices, in pence; null for none. */
export type Prices = Pick<FilterValues, 'minPrice' | 'maxPrice'>;

/** Why typed prices can't be applied. */
export type PriceErrors = Partial<Record<keyof Prices, string>>;

/** A typed price; null if the field is empty or 0, undefined if its text isn't a price. */
function typedPrice(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const price = parsePrice(text);
  return price === null ? undefined : price || null;
}

/**
 * Parses the two price fields into prices, or errors.
 * @param last the last edited field, which gets the error if the two are in the wrong order.
 */
export function readTypedPrices(
  texts: Record<keyof Prices, string>,
  last: keyof Prices,
): { prices: Prices; errors?: never } | { prices?: never; errors: PriceErrors } {
  const [minPrice, maxPrice] = [typedPrice(texts.minPrice), typedPrice(texts.maxPrice)];
  if (minPrice === undefined || maxPrice === undefined)
    return {
      errors: {
        ...(minPrice === undefined ? { minPrice: NO_PRICE } : {}),
        ...(maxPrice === undefined ? { maxPrice: NO_PRICE } : {}),
      },
    };
  if (minPrice !== null && maxPrice !== null && minPrice > maxPrice)
    return { errors: { [last]: WRONG_ORDER } };
  return { prices: { minPrice, maxPrice } };
}

/** Pence as pounds for URLs and price fields: 4950 is "49.5". */
export function poundsParam(pence: number | null): string {
  return pence === null ? '' : String(toPounds(pence));
}

/** One chip for both prices. */
export function priceChips(prices: Prices): FilterChip[] {
  if (prices.minPrice === null && prices.maxPrice === null) return [];
  return [{ label: priceLabel(prices), without: { minPrice: null, maxPrice: null } }];
}

function priceLabel({ minPrice, maxPrice }: Prices): string {
  if (minPrice === null) return `Up to ${formatPrice(maxPrice ?? 0)}`;
  if (maxPrice === null) return `From ${formatPrice(minPrice)}`;
  return `${formatPrice(minPrice)} to ${formatPrice(maxPrice)}`;
}
