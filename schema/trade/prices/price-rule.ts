import type { BrandTier } from '../listing/brand-tier.ts';
import type { TyreCategory } from '../tyre/kind/category.ts';
import { marginOf } from '../values/margin.ts';
import { VAT_PERCENT } from '../values/vat.ts';
import { endingAtLeast, nearestEnding, type PriceEnding } from './price-ending.ts';

/** The facts about a tyre that rules look at. */
export interface RuledTyre {
  readonly tier: BrandTier;
  readonly brandId: number;
  readonly category: TyreCategory;
  /** Rim diameter in inches. */
  readonly diameter: number;
  /** As printed on the sidewall, for example 205/55 R16. */
  readonly size: string;
  /** The supplier that serves it; null if none does. */
  readonly supplierId: number | null;
}

/** The tyres that a rule is for. Null is any; a rule with nothing but null is for all tyres. */
export interface RuleConditions {
  readonly tier: BrandTier | null;
  readonly brandId: number | null;
  readonly category: TyreCategory | null;
  /** The smallest and largest rim, in inches. */
  readonly rimFrom: number | null;
  readonly rimTo: number | null;
  readonly size: string | null;
  readonly supplierId: number | null;
}

/** How a rule prices a tyre. Costs, margins and additions are without VAT, prices with it. Money in pence. */
export interface RuleTerms {
  /** Whether the rule leaves prices as they are; then it says nothing else. */
  readonly leavesAlone: boolean;
  /** The margin as a percentage of the price without VAT; null for none. Tenths count. */
  readonly marginPercent: number | null;
  /** Added to the price after the margin; null for nothing. */
  readonly addition: number | null;
  /** The least margin on a tyre; null for none besides the cost. */
  readonly leastMargin: number | null;
  readonly leastMarginPercent: number | null;
  readonly ending: PriceEnding;
  /** Why the rule may price below cost; null if it may not. */
  readonly belowCostReason: string | null;
}

export type PriceRule = RuleConditions & RuleTerms;

/** Tenths of a per cent in a whole. */
const WHOLE = 1_000;

const CONDITIONS: Readonly<Record<keyof RuleConditions, (rule: RuleConditions, tyre: RuledTyre) => boolean>> =
  {
    tier: ({ tier }, tyre) => tier === null || tier === tyre.tier,
    brandId: ({ brandId }, tyre) => brandId === null || brandId === tyre.brandId,
    category: ({ category }, tyre) => category === null || category === tyre.category,
    rimFrom: ({ rimFrom }, { diameter }) => rimFrom === null || diameter >= rimFrom,
    rimTo: ({ rimTo }, { diameter }) => rimTo === null || diameter <= rimTo,
    size: ({ size }, tyre) => size === null || size === tyre.size,
    supplierId: ({ supplierId }, tyre) => supplierId === null || supplierId === tyre.supplierId,
  };
const NAMES = Object.keys(CONDITIONS) as (keyof RuleConditions)[];

/** Whether a rule is for all tyres. */
export const isForAll = (rule: RuleConditions): boolean => NAMES.every((name) => rule[name] === null);

/** Whether a rule is for a tyre: every one of its conditions holds. */
export const isFor = (rule: RuleConditions, tyre: RuledTyre): boolean =>
  NAMES.every((name) => CONDITIONS[name](rule, tyre));

/** The first rule that is for a tyre; null if there is none. */
export const ruleFor = <Rule extends RuleConditions>(rules: readonly Rule[], tyre: RuledTyre): Rule | null =>
  rules.find((rule) => isFor(rule, tyre)) ?? null;

/** The net price that leaves a margin as a percentage of itself, rounded up to the penny. */
function withMargin(cost: number, percent: number): number {
  return Math.ceil((cost * WHOLE) / (WHOLE - Math.round(percent * 10)));
}

/** The lowest price with VAT that leaves a net amount. In pence. */
function withVat(net: number): number {
  let price = Math.max(0, Math.floor((net * (100 + VAT_PERCENT)) / 100) - 1);
  while (marginOf({ price, cost: net }) < 0) price += 1;
  return price;
}

/**
 * The lowest price that a rule allows, with VAT and before rounding; null if it may price below cost. In pence.
 * @param cost without VAT.
 */
export function floorOf(
  { leastMargin, leastMarginPercent, belowCostReason }: RuleTerms,
  cost: number,
): number | null {
  if (belowCostReason !== null) return null;
  return withVat(Math.max(cost + (leastMargin ?? 0), withMargin(cost, leastMarginPercent ?? 0)));
}

/** A price that follows from a rule, in pence with VAT. */
export interface RuledPrice {
  readonly price: number;
  /** Whether the floor raised it. */
  readonly isRaised: boolean;
}

/**
 * The price of a tyre by a rule that doesn't leave it alone: its cost, the margin, the addition and VAT, rounded to the
 * ending, but never below the floor. It depends on nothing else, so that pricing a tyre twice changes nothing.
 * @param cost in pence without VAT.
 */
export function priceBy(rule: RuleTerms, cost: number): RuledPrice {
  const { marginPercent, addition, ending } = rule;
  const wanted = withVat(Math.max(1, withMargin(cost, marginPercent ?? 0) + (addition ?? 0)));
  const rounded = nearestEnding(wanted, ending);
  const floor = floorOf(rule, cost);
  return floor === null || rounded >= floor
    ? { price: rounded, isRaised: false }
    : { price: endingAtLeast(floor, ending), isRaised: wanted < floor };
}
