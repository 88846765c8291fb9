import type { FittingService } from '@treadline/schema/trade/fitting/fitting-service';
import { CATEGORIES, type TyreCategory } from '@treadline/schema/trade/tyre/kind/category';
import { fraction } from '../source/hash.ts';
import type { OfferRow } from './offers.ts';

/** The shop's payment to a centre for one tyre, on a rim of up to so many inches. */
interface FeeRow {
  category: TyreCategory;
  maxRim: number;
  pence: number;
}

/** The columns about who a centre belongs to. */
export interface PartnerTerms {
  is_own: boolean;
  email: string | null;
  fees: FeeRow[];
}

/** Invented, but in the range of what garages charge for fitting tyres that customers bring. */
const CAR_FEES = [
  { maxRim: 16, pence: 1_100 },
  { maxRim: 18, pence: 1_350 },
  { maxRim: 20, pence: 1_650 },
  { maxRim: 24, pence: 1_950 },
] as const;
const FACTORS: Readonly<Record<TyreCategory, number>> = { CAR: 1, SUV: 1.2, VAN: 1.15, MOTORCYCLE: 1.6 };
const NEEDS: Readonly<Partial<Record<TyreCategory, FittingService>>> = {
  SUV: 'FOUR_BY_FOUR',
  VAN: 'VAN_FITTING',
  MOTORCYCLE: 'MOTORCYCLE_FITTING',
};
/** Centres charge up to this share more or less than the average. */
const SPREAD = 0.1;
const STEP = 25;

function feesOf(slug: string, services: readonly FittingService[], maxRim: number): FeeRow[] {
  const level = 1 - SPREAD + 2 * SPREAD * fraction(`fee/${slug}`);
  const last = CAR_FEES.findIndex((fee) => fee.maxRim >= maxRim);
  return CATEGORIES.filter((category) => {
    const needed = NEEDS[category];
    return needed === undefined || services.includes(needed);
  }).flatMap((category) =>
    CAR_FEES.slice(0, last + 1).map((fee) => ({
      category,
      maxRim: fee.maxRim,
      pence: Math.round((fee.pence * FACTORS[category] * level) / STEP) * STEP,
    })),
  );
}

/** A partner's terms: where it gets its jobs, and its fees by kind of tyre and rim. */
export function partnerTerms(
  slug: string,
  { services, max_rim: maxRim }: Pick<OfferRow, 'services' | 'max_rim'>,
): PartnerTerms {
  // Nothing sent to `.example` is ever delivered.
  return { is_own: false, email: `jobs@${slug}.example`, fees: feesOf(slug, services, maxRim) };
}

/** A centre of the shop's own confirms at once and is paid nothing. */
export const OWN_TERMS: PartnerTerms = { is_own: true, email: null, fees: [] };
