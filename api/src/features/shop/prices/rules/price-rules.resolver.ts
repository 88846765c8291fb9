import { Arg, createUnionType, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import type { Context } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import { StaleWrite } from '../../../../platform/services/stale-write.ts';
import { PriceRuleList } from './price-rule-list.entity.ts';
import { SavePriceRulesInput } from './price-rule.inputs.ts';
import { PriceRules } from './price-rules.service.ts';

const SavePriceRulesResult = createUnionType({
  name: 'SavePriceRulesResult',
  description: 'The rules as they are now, or why they weren’t saved.',
  types: () => [PriceRuleList, StaleWrite, InvalidInput] as const,
});

@Resolver()
export class PriceRulesResolver extends Service {
  readonly #rules = this.services.get(PriceRules);

  @Query(() => PriceRuleList, { description: 'The rules that prices follow from.' })
  @Auth('ADMIN', 'READ_COSTS')
  priceRules(): Promise<PriceRuleList> {
    return this.#rules.read();
  }

  @Mutation(() => SavePriceRulesResult, {
    description:
      'Replaces the price rules. Takes READ_COSTS as well. No price changes by it; startPriceRun compares them.',
  })
  @Auth('ADMIN', 'WRITE_CATALOGUE')
  savePriceRules(
    @Ctx() { viewer }: Context,
    @Arg('input', () => SavePriceRulesInput, { description: 'All rules, in their order.' })
    input: SavePriceRulesInput,
  ): Promise<typeof SavePriceRulesResult> {
    return this.#rules.save(viewer, input);
  }
}
