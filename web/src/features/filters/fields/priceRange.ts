import { formatPrice, parsePrice, toPounds } from '@treadline/schema/trade/values/money';
import type { FilterChip, FilterValues } from '../listingFilter.ts';

const DEFAULT_MAXIMUM_POUNDS = 500;
const STEP_POUNDS = 100;

const NO_PRICE = 'Enter a price in pounds, from £0.';
const WRONG_ORDER = 'The lowest price cannot be above the highest.';

/** Where the price slider ends, in pounds: the top price rounded up to the next £100; £500 if there is none. */
export function sliderMaximum(topPricePence: number): number {
  if (topPricePence <= 0) return DEFAULT_MAXIMUM_POUNDS;
  return Math.ceil(toPounds(topPricePence) / STEP_POUNDS) * STEP_POUNDS;
}

/** The prices of the filter, in pence; null for none. */
export type Prices = Pick<FilterValues, 'minPrice' | 'maxPrice'>;

/** Why typed prices cannot be applied. */
export type PriceErrors = Partial<Record<keyof Prices, string>>;

/** A typed price; null if the field is empty or 0, undefined if its text is no price. */
function typedPrice(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const price = parsePrice(text);
  return price === null ? undefined : price || null;
}

/**
 * Reads the two price fields: both prices, or what is wrong with them.
 * @param last the field that was left last: it is the one to mend if the two are in the wrong order.
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

/** Pence as pounds for addresses and price fields: 4950 is "49.5". */
export function poundsParam(pence: number | null): string {
  return pence === null ? '' : String(toPounds(pence));
}

/** The two prices are one filter. */
export function priceChips(prices: Prices): FilterChip[] {
  if (prices.minPrice === null && prices.maxPrice === null) return [];
  return [{ label: priceLabel(prices), without: { minPrice: null, maxPrice: null } }];
}

function priceLabel({ minPrice, maxPrice }: Prices): string {
  if (minPrice === null) return `Up to ${formatPrice(maxPrice ?? 0)}`;
  if (maxPrice === null) return `From ${formatPrice(minPrice)}`;
  return `${formatPrice(minPrice)} to ${formatPrice(maxPrice)}`;
}
