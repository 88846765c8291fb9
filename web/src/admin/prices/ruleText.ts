import { brandTierLabels } from '@treadline/schema/trade/listing/brand-tier';
import { priceBy, type PriceRule } from '@treadline/schema/trade/prices/price-rule';
import { vehicleOf } from '@treadline/schema/trade/tyre/kind/category';
import { marginOf, marginPercent } from '@treadline/schema/trade/values/margin';
import { formatPrice } from '@treadline/schema/trade/values/money';

/** The names of brands and suppliers by their ids. */
export interface RuleNames {
  brands: ReadonlyMap<number, string>;
  suppliers: ReadonlyMap<number, string>;
}

/**
 * The tyres that a rule is for, such as "Premium, rims 18 to 20".
 */
export function conditionsText(rule: PriceRule, { brands, suppliers }: RuleNames): string {
  const { tier, brandId, category, rimFrom, rimTo, size, supplierId } = rule;
  const rims =
    rimFrom === null
      ? rimTo !== null && `rims up to ${rimTo}″`
      : rimTo === null
        ? `rims from ${rimFrom}″`
        : rimFrom === rimTo
          ? `rims of ${rimFrom}″`
          : `rims ${rimFrom} to ${rimTo}″`;
  const said = [
    tier && brandTierLabels[tier],
    brandId !== null && (brands.get(brandId) ?? 'an unknown brand'),
    category && vehicleOf(category),
    rims,
    size,
    supplierId !== null && `from ${suppliers.get(supplierId) ?? 'an unknown supplier'}`,
  ].filter((one) => typeof one === 'string');
  return said.length === 0 ? 'All tyres that no rule above is for' : said.join(', ');
}

/** A price and what it leaves, such as "£84.49, margin £18.31 (26%)". In pence, the cost without VAT. */
export const pricedText = (price: number, cost: number): string =>
  `${formatPrice(price)}, margin ${formatPrice(marginOf({ price, cost }))} (${marginPercent({ price, cost })}%)`;

/** The price that a rule gives a cost in pence, in words; null if it can't say yet. */
export function exampleText(rule: PriceRule, cost: number): string | null {
  if (rule.leavesAlone) return 'The price stays as it is';
  if (rule.marginPercent === null && rule.addition === null) return null;
  if ((rule.marginPercent ?? 0) >= 100) return null;
  const { price, isRaised } = priceBy(rule, cost);
  return `${formatPrice(cost)} → ${pricedText(price, cost)}${isRaised ? ', held up by the floor' : ''}`;
}
