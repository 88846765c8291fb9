import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BRAND_TIERS } from '../listing/brand-tier.ts';
import { categoryLabels } from '../tyre/kind/category.ts';
import { marginOf, marginPercent } from '../values/margin.ts';
import { keysOf } from '../values/words.ts';
import { priceEndings } from './price-ending.ts';
import { isFor, isForAll, priceBy, ruleFor, type PriceRule, type RuledTyre } from './price-rule.ts';

const aRule = (overrides: Partial<PriceRule> = {}): PriceRule => ({
  tier: null,
  brandId: null,
  category: null,
  rimFrom: null,
  rimTo: null,
  size: null,
  supplierId: null,
  leavesAlone: false,
  marginPercent: null,
  addition: null,
  leastMargin: null,
  leastMarginPercent: null,
  ending: 'PENNY',
  belowCostReason: null,
  ...overrides,
});

const aTyre: RuledTyre = {
  tier: 'PREMIUM',
  brandId: 4,
  category: 'CAR',
  diameter: 18,
  size: '225/40 R18',
  supplierId: 7,
};

const optional = <Value>(values: fc.Arbitrary<Value>): fc.Arbitrary<Value | null> =>
  fc.option(values, { nil: null });
const percent = fc.integer({ min: 0, max: 900 }).map((tenths) => tenths / 10);
const amount = fc.integer({ min: 0, max: 10_000 });
const costs = fc.integer({ min: 1, max: 200_000 });
const terms = fc.record({
  leavesAlone: fc.constant(false),
  marginPercent: optional(percent),
  addition: optional(amount),
  leastMargin: optional(amount),
  leastMarginPercent: optional(percent),
  ending: fc.constantFrom(...keysOf(priceEndings)),
  belowCostReason: fc.constant(null),
});
const tyres: fc.Arbitrary<RuledTyre> = fc.record({
  tier: fc.constantFrom(...BRAND_TIERS),
  brandId: fc.integer({ min: 1, max: 3 }),
  category: fc.constantFrom(...keysOf(categoryLabels)),
  diameter: fc.integer({ min: 13, max: 16 }),
  size: fc.constantFrom('205/55 R16', '195/65 R15'),
  supplierId: optional(fc.integer({ min: 1, max: 3 })),
});
const rules: fc.Arbitrary<PriceRule> = fc
  .record({
    tier: optional(fc.constantFrom(...BRAND_TIERS)),
    brandId: optional(fc.integer({ min: 1, max: 3 })),
    category: optional(fc.constantFrom(...keysOf(categoryLabels))),
    rimFrom: optional(fc.integer({ min: 13, max: 16 })),
    rimTo: optional(fc.integer({ min: 13, max: 16 })),
    size: optional(fc.constantFrom('205/55 R16', '195/65 R15')),
    supplierId: optional(fc.integer({ min: 1, max: 3 })),
  })
  .map((conditions) => aRule(conditions));

describe('a rule', () => {
  it.each([
    [{ marginPercent: 26, ending: 'ENDING_49' }, 5_210, 8_449, false],
    [{ marginPercent: 20 }, 8_000, 12_000, false],
    [{ addition: 1_000 }, 8_000, 10_800, false],
    [{ marginPercent: 20, addition: 500 }, 8_000, 12_600, false],
    [{ marginPercent: 5, leastMargin: 1_200 }, 4_000, 6_240, true],
    [{ addition: 100, leastMarginPercent: 10 }, 9_000, 12_000, true],
    [{}, 5_000, 6_000, false],
    // The nearest .99 would be 59.99, a penny below cost.
    [{ ending: 'ENDING_99' }, 5_000, 6_099, false],
    [{ marginPercent: -25, belowCostReason: 'End of line' }, 5_000, 4_800, false],
  ] as const)('with %j prices a cost of %s pence at %s', (overrides, cost, price, isRaised) => {
    expect(priceBy(aRule(overrides), cost)).toEqual({ price, isRaised });
  });

  it('leaves the margin that it names', () => {
    const { price } = priceBy(aRule({ marginPercent: 26 }), 5_210);
    expect(marginPercent({ price, cost: 5_210 })).toBe(26);
  });

  it('never prices below cost or its floor, whatever it rounds to', () => {
    fc.assert(
      fc.property(terms, costs, (of, cost) => {
        const { price } = priceBy(aRule(of), cost);
        const margin = marginOf({ price, cost });
        expect(margin).toBeGreaterThanOrEqual(of.leastMargin ?? 0);
        // In whole numbers, so that the test rounds nothing.
        expect(margin * 1_000).toBeGreaterThanOrEqual(
          Math.round((of.leastMarginPercent ?? 0) * 10) * (margin + cost),
        );
        if (of.ending !== 'PENNY') expect(price % 100).toBe(priceEndings[of.ending].tail);
      }),
    );
  });

  it('without rounding is the lowest price that leaves its margin and floor', () => {
    fc.assert(
      fc.property(terms, costs, (of, cost) => {
        const rule = aRule({ ...of, ending: 'PENNY' });
        const { price } = priceBy(rule, cost);
        const margin = marginOf({ price: price - 1, cost });
        const wanted = Math.ceil((cost * 1_000) / (1_000 - Math.round((of.marginPercent ?? 0) * 10)));
        const least = Math.ceil((cost * 1_000) / (1_000 - Math.round((of.leastMarginPercent ?? 0) * 10)));
        expect(cost + margin).toBeLessThan(
          Math.max(wanted + (of.addition ?? 0), cost + (of.leastMargin ?? 0), least),
        );
      }),
    );
  });
});

describe('the order of rules', () => {
  it('decides: the first that a tyre matches sets its price', () => {
    const wide = aRule({ tier: 'PREMIUM' });
    const narrow = aRule({ tier: 'PREMIUM', rimFrom: 18, rimTo: 20 });
    const all = aRule();
    expect(ruleFor([narrow, wide, all], aTyre)).toBe(narrow);
    expect(ruleFor([wide, narrow, all], aTyre)).toBe(wide);
    expect(ruleFor([narrow, wide, all], { ...aTyre, diameter: 17 })).toBe(wide);
    expect(ruleFor([narrow, wide, all], { ...aTyre, tier: 'BUDGET' })).toBe(all);
    expect(ruleFor([narrow, wide], { ...aTyre, tier: 'BUDGET' })).toBe(null);
  });

  it('holds for any list: no earlier rule is for the tyre, and the one found is', () => {
    fc.assert(
      fc.property(fc.array(rules, { maxLength: 6 }), tyres, (list, tyre) => {
        const found = ruleFor([...list, aRule()], tyre);
        const at = list.findIndex((rule) => rule === found);
        expect(found && isFor(found, tyre)).toBe(true);
        for (const earlier of at === -1 ? list : list.slice(0, at)) expect(isFor(earlier, tyre)).toBe(false);
      }),
    );
  });

  it.each([
    { tier: 'BUDGET' },
    { brandId: 9 },
    { category: 'VAN' },
    { rimFrom: 19 },
    { rimTo: 17 },
    { supplierId: 8 },
  ] as const)('passes over a rule whose condition doesn’t hold: %j', (condition) => {
    expect(isFor(aRule(condition), aTyre)).toBe(false);
    expect(isForAll(aRule(condition))).toBe(false);
  });
});
