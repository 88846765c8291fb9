import type { InputRule } from '@treadline/schema/input/rule';
import { LONGEST_SEARCH } from '@treadline/schema/trade/values/limits';
import {
  Arg,
  createUnionType,
  Ctx,
  Field,
  Float,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
} from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import { Constraint } from '../../../../platform/input/constraint.ts';
import type { Context } from '../../../../platform/services/context.ts';
import { Refusal } from '../../../../platform/services/refusal.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { Import, ImportService } from '../../../operations/imports/index.ts';
import { RUN_REASON } from '../rules/price-rule.inputs.ts';
import type { PriceSums } from './price-run-check.service.ts';
import { priceRun } from './price-run.ts';
import { PriceRuns } from './price-runs.service.ts';
import { PriceSurvey } from './price-survey.service.ts';
import { TyreToPrice } from './tyre-to-price.type.ts';

const SEARCH: InputRule = { maxLength: LONGEST_SEARCH };

@ObjectType({ implements: Refusal, description: 'The rules have nothing to change.' })
export class NoPriceRun extends Refusal {}

@ObjectType({
  description:
    'The average margin on the tyres whose price a run changes, as a percentage of their prices without VAT.',
})
export class PriceRunMargin {
  @Field(() => Float, { description: 'Before the run, to one decimal. Each tyre counts once.' })
  before: number;
  @Field(() => Float, { description: 'After the run, to one decimal.' })
  after: number;
}

const StartPriceRunResult = createUnionType({
  name: 'StartPriceRunResult',
  description: 'The run, which is being checked, or why there’s none.',
  types: () => [Import, NoPriceRun] as const,
});

/** Runs of the price rules, besides what all imports have. */
@Resolver()
export class PriceRunsResolver extends Service {
  readonly #imports = this.services.get(ImportService);
  readonly #runs = this.services.get(PriceRuns);
  readonly #survey = this.services.get(PriceSurvey);

  @Mutation(() => StartPriceRunResult, {
    description: 'Compares all prices with the rules. Nothing changes until the run is applied.',
  })
  @Auth('ADMIN', 'WRITE_CATALOGUE')
  async startPriceRun(
    @Ctx() { viewer }: Context,
    @Constraint(RUN_REASON)
    @Arg('reason', () => String, { description: 'Why prices change, for the history.' })
    reason: string,
  ): Promise<typeof StartPriceRunResult> {
    const started = await this.#runs.start(viewer, reason);
    return typeof started === 'string' ? result(NoPriceRun, { message: started }) : started;
  }

  @Query(() => [TyreToPrice], { description: 'Up to five tyres with what price rules look at, by name.' })
  @Auth('ADMIN', 'READ_COSTS')
  tyresToPrice(
    @Constraint(SEARCH)
    @Arg('search', () => String, { description: 'Words of the name, or a SKU or EAN.' })
    search: string,
  ): Promise<TyreToPrice[]> {
    return this.#survey.find(search);
  }

  @Query(() => PriceRunMargin, {
    nullable: true,
    description: 'The margins of a run; null if it changes no price.',
  })
  @Auth('ADMIN', 'READ_COSTS')
  async priceRunMargin(
    @Arg('id', () => Int, { description: 'The number of the run.' }) id: number,
  ): Promise<PriceRunMargin | null> {
    const sums = (await this.#imports.find(priceRun.name, id))?.figures as Partial<PriceSums> | undefined;
    const { COSTS: costs, MARGIN_BEFORE: before = 0, MARGIN_AFTER: after = 0 } = sums ?? {};
    if (costs === undefined) return null;
    const share = (margin: number): number => Math.round((margin * 1_000) / (margin + costs)) / 10;
    return { before: share(before), after: share(after) };
  }
}
