import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Extensions, FieldResolver, Info, Query, Resolver, Root } from 'type-graphql';
import { Auth } from '../../../platform/access/auth-directive.ts';
import { requestedFields } from '../../../platform/graphql/requested-fields.ts';
import { Service } from '../../../platform/services/services.ts';
import { Brand, Model } from '../catalogue/index.ts';
import { BrandRangeService } from './brand-range.service.ts';
import { TyreRangeService } from './tyre-range.service.ts';
import { RangePick, TyreRange } from './tyre-range.type.ts';

/** Roughly the number of models of the largest brand. */
const ASSUMED_MODELS = 20;

@Resolver(() => Brand)
export class BrandRangeResolver extends Service {
  readonly #brands = this.services.get(BrandRangeService);
  readonly #ranges = this.services.get(TyreRangeService);

  @Query(() => Brand, { nullable: true, description: 'A brand by its slug; null for an unknown slug.' })
  @Auth('GUEST')
  brand(
    @Arg('slug', () => String, { description: 'The brand as it appears in URLs, for example michelin.' })
    slug: string,
  ): Promise<Brand | null> {
    return this.#brands.find(slug);
  }

  @FieldResolver(() => [Model], { description: 'Its models on sale, A to Z.' })
  @Extensions({ assumedItems: ASSUMED_MODELS })
  models(@Root() brand: Brand): Promise<Model[]> {
    return this.#brands.models(brand);
  }

  @FieldResolver(() => TyreRange, { description: 'Its tyres on sale.' })
  @Extensions({ runsStatement: true })
  tyres(@Root() brand: Brand, @Info() info: GraphQLResolveInfo): Promise<TyreRange> {
    return this.#ranges.figures(this.#brands.scopeOf(brand), requestedFields(info));
  }

  @FieldResolver(() => [RangePick], { description: 'The stand-out tyres among those, without repeats.' })
  @Extensions({ runsStatement: true })
  picks(@Root() brand: Brand, @Info() info: GraphQLResolveInfo): Promise<RangePick[]> {
    return this.#ranges.picks(this.#brands.scopeOf(brand), requestedFields(info));
  }
}
