import type { TyreCategory } from '@treadline/schema/trade/tyre/kind/category';
import type { Season } from '@treadline/schema/trade/tyre/kind/season';
import { percentOf, toPence } from '@treadline/schema/trade/values/money';
import type { Candidate } from './candidates.ts';

const SEASON_PERCENT: Record<Season, number> = { SUMMER: 100, ALL_SEASON: 106, WINTER: 104 };
const EXTRA_LOAD_PERCENT = 104;
const RUN_FLAT_PERCENT = 122;
const EV_PERCENT = 108;
const OE_MARK_PERCENT = 110;
/** A faster version costs more, a slower one less; indexed by the variant's tier. */
const TIER_PERCENT = [100, 100, 100, 103, 98, 98];
/** The factor between an earlier price and the sale price. */
const EARLIER_PERCENT = 120;
/** Prevents similar tyres from costing exactly the same: 2 % either way. */
const SPREAD_FROM = 98;
const SPREAD_STEPS = 5;

/** Fitting per tyre in pence, by rim size up to and including `upToInches`. */
const FITTING_PRICES: Record<TyreCategory, { upToInches: number; pence: number }[]> = {
  CAR: [
    { upToInches: 16, pence: 1400 },
    { upToInches: 18, pence: 1700 },
    { upToInches: Infinity, pence: 2100 },
  ],
  SUV: [
    { upToInches: 16, pence: 1700 },
    { upToInches: 18, pence: 2000 },
    { upToInches: Infinity, pence: 2400 },
  ],
  VAN: [{ upToInches: Infinity, pence: 1600 }],
  // Motorcycle wheels are brought in loose: bikes aren't lifted.
  MOTORCYCLE: [{ upToInches: Infinity, pence: 2200 }],
};

/**
 * The price of one tyre in pence, with VAT and delivery, without fitting. Whole numbers only, rounded half up after
 * every factor, so that any program that follows the same order gets the same pence.
 */
export function tyrePrice({
  model,
  size,
  tier,
  extraLoad,
  runFlatCode,
  evSpec,
  oeMark,
  hash,
}: Candidate): number {
  const factors = [
    Math.round(model.priceIndex * 100),
    SEASON_PERCENT[model.season],
    // A size only sold as extra load has the load in its base price.
    extraLoad && size.xlLoadIndex !== null ? EXTRA_LOAD_PERCENT : 100,
    runFlatCode === null ? 100 : RUN_FLAT_PERCENT,
    evSpec ? EV_PERCENT : 100,
    oeMark === null ? 100 : OE_MARK_PERCENT,
    TIER_PERCENT[tier] ?? 100,
    SPREAD_FROM + (hash % SPREAD_STEPS),
  ];
  return factors.reduce(percentOf, toPence(size.basePricePounds));
}

/** The price of fitting one tyre in pence: removal, fitting, valve, balancing and disposal. */
export function fittingPrice(category: TyreCategory, diameter: number): number {
  const band = FITTING_PRICES[category].find(({ upToInches }) => diameter <= upToInches);
  if (!band) throw new Error(`No fitting price for ${category} of ${diameter} inches.`);
  return band.pence;
}

/**
 * The earlier price in pence for tyres that the demonstration shows as on sale: every fifth id that is in stock was a
 * fifth more expensive. Null for all others.
 */
export function earlierPrice(id: number, pricePence: number, stockQuantity: number): number | null {
  return id % 5 === 0 && stockQuantity > 0 ? percentOf(pricePence, EARLIER_PERCENT) : null;
}
