import { priceBy, ruleFor, type RuledTyre } from '@treadline/schema/trade/prices/price-rule';
import { MAX_PRICE, ON_SALE } from '../../catalogue/index.ts';
import type { PriceRule } from '../rules/price-rule.entity.ts';

/** A tyre as the rules see it. Money in pence. */
export interface PricedTyre extends RuledTyre {
  readonly id: number;
  readonly name: string;
  readonly revision: number;
  /** Without VAT; null if it's unknown. */
  readonly cost: number | null;
  /** The price charged now. */
  readonly price: number;
  /** Whether the price charged is the list price. */
  readonly isListPrice: boolean;
  readonly fittedPrice: number | null;
  readonly isOnSale: boolean;
}

/**
 * Selects the tyres p as the rules see them. A tyre is on sale until the last day of its sale, and while the shop shows
 * an old price that a member of staff has lowered. Takes the day, see `withToday`.
 */
export const TYRES = `
  select p.id, p.name, p.revision, p.cost_pence as cost, p.charged_price_pence as price,
    p.mail_order_price_pence is null as "isListPrice", p.fitted_price_pence as "fittedPrice",
    p.sale_ends_on is not null
      or (${ON_SALE} is true and p.ruled_price_pence is distinct from p.charged_price_pence) as "isOnSale",
    b.tier, p.brand_id as "brandId", p.category, p.diameter, p.size, p.supplier_id as "supplierId"
  from products p join brands b on b.id = p.brand_id`;

/** Why a tyre keeps its price, by the counter that says so. */
export type Kept = 'NO_COST' | 'ON_SALE' | 'NO_RULE' | 'LEFT_ALONE' | 'IN_STEP';

/** The outcome of the rules for a tyre: a new price by one of them, a reason to keep the old one, or a refusal. */
export type Verdict =
  | { readonly rule: PriceRule; readonly price: number; readonly isRaised: boolean }
  | { readonly kept: Kept }
  | { readonly refusal: string };

/** Applies the first rule that is for a tyre. */
export function verdictOn(rules: readonly PriceRule[], tyre: PricedTyre): Verdict {
  const rule = ruleFor(rules, tyre);
  if (!rule) return { kept: 'NO_RULE' };
  if (rule.leavesAlone) return { kept: 'LEFT_ALONE' };
  if (tyre.cost === null) return { kept: 'NO_COST' };
  if (tyre.isOnSale) return { kept: 'ON_SALE' };
  const ruled = priceBy(rule, tyre.cost);
  if (ruled.price > MAX_PRICE || (fittedWith(tyre, ruled.price) ?? 0) > MAX_PRICE)
    return { refusal: `“${rule.name}” prices it above the most a tyre may cost` };
  return ruled.price === tyre.price ? { kept: 'IN_STEP' } : { rule, ...ruled };
}

/**
 * The fitted price that goes with a new price: the charge for fitting stays the same. Null if it isn't sold fitted, or
 * if its fitted price is below the price and so isn't offered.
 */
export const fittedWith = (
  { price, fittedPrice }: Pick<PricedTyre, 'price' | 'fittedPrice'>,
  next: number,
): number | null => (fittedPrice === null || fittedPrice < price ? null : fittedPrice + next - price);
