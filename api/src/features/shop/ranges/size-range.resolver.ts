import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Directive, Extensions, FieldResolver, Info, Query, Resolver, Root } from 'type-graphql';
import { Auth } from '../../../platform/access/auth-directive.ts';
import { requestedFields } from '../../../platform/graphql/requested-fields.ts';
import { Service } from '../../../platform/services/services.ts';
import { Car } from './car.type.ts';
import { SizeRangeService } from './size-range.service.ts';
import { SimilarSize, SizeRange, SizeSummary } from './size-range.type.ts';
import { TyreRangeService } from './tyre-range.service.ts';
import { RangePick, TyreRange } from './tyre-range.type.ts';

/** Roughly the number of sizes on sale, and of models sharing the most common one. */
const ASSUMED = { sizes: 400, cars: 70 } as const;

@Resolver(() => SizeRange)
export class SizeRangeResolver extends Service {
  readonly #sizes = this.services.get(SizeRangeService);
  readonly #ranges = this.services.get(TyreRangeService);

  @Query(() => [SizeSummary], { description: 'All sizes on sale, by rim, width and sidewall.' })
  @Directive('@cacheControl(maxAge: 60)')
  @Extensions({ assumedItems: ASSUMED.sizes })
  @Auth('GUEST')
  async sizes(): Promise<SizeSummary[]> {
    return [...(await this.#sizes.all())];
  }

  @Query(() => SizeRange, {
    nullable: true,
    description:
      'A tyre size in any spelling; null if the text isn’t a size. For a size with no tyre on sale, ' +
      'similar lists the nearest that have some.',
  })
  @Auth('GUEST')
  sizeRange(
    @Arg('size', () => String, { description: 'For example 205-55-r16, 205/55 R16 or 2055516.' })
    size: string,
  ): Promise<SizeRange | null> {
    return this.#sizes.find(size);
  }

  @FieldResolver(() => TyreRange, { description: 'The tyres on sale in this size.' })
  @Extensions({ runsStatement: true })
  tyres(@Root() { scope }: SizeRange, @Info() info: GraphQLResolveInfo): Promise<TyreRange> {
    return this.#ranges.figures(scope, requestedFields(info));
  }

  @FieldResolver(() => [RangePick], { description: 'The stand-out tyres among those, without repeats.' })
  @Extensions({ runsStatement: true })
  picks(@Root() { scope }: SizeRange, @Info() info: GraphQLResolveInfo): Promise<RangePick[]> {
    return this.#ranges.picks(scope, requestedFields(info));
  }

  @FieldResolver(() => [SimilarSize], {
    description: 'Sizes for the same kind of vehicle with a similar rolling circumference, nearest first.',
  })
  similar(@Root() size: SizeRange): Promise<SimilarSize[]> {
    return this.#sizes.similarTo(size);
  }

  @FieldResolver(() => [Car], {
    description: 'The models with this original size in some version, with the years of those versions.',
  })
  @Extensions({ assumedItems: ASSUMED.cars })
  cars(@Root() size: SizeRange): Promise<Car[]> {
    return this.#sizes.cars(size);
  }
}
