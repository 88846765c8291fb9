import type { Feature } from '../../../platform/features/feature.ts';
import { runResolver } from '../../operations/imports/index.ts';
import { keepPricesInStep } from './prices.jobs.ts';
import { PriceRuleList } from './rules/price-rule-list.entity.ts';
import { PriceRule } from './rules/price-rule.entity.ts';
import { PriceRulesResolver } from './rules/price-rules.resolver.ts';
import { priceRun } from './runs/price-run.ts';
import { PriceRunsResolver } from './runs/price-runs.resolver.ts';

/** Prices that follow from costs by rules. */
export const prices: Feature = {
  entities: [PriceRule, PriceRuleList],
  resolvers: [
    PriceRulesResolver,
    PriceRunsResolver,
    runResolver({
      kind: priceRun.name,
      field: 'priceRun',
      one: 'run of the price rules',
      many: 'runs of the price rules',
      scope: priceRun.scope,
    }),
  ],
  jobs: [keepPricesInStep],
  imports: [priceRun],
};
