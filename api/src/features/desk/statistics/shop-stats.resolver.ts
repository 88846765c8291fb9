import { Directive, Field, Float, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../platform/access/auth-directive.ts';
import { Service } from '../../../platform/services/services.ts';
import { CatalogueDirectory } from '../../shop/catalogue/index.ts';
import { VehicleService } from '../../shop/vehicles/index.ts';

/** Ten minutes: nobody decides what to buy by these figures. */
@Directive('@cacheControl(maxAge: 600)')
@ObjectType({ description: 'The size of the catalogue.' })
class ShopStats {
  @Field(() => Int, { description: 'The number of tyres on sale.' }) products: number;
  @Field(() => Int, { description: 'The number of models on sale.' }) models: number;
  @Field(() => Int, { description: 'The number of brands on sale.' }) brands: number;
  @Field(() => Int, { description: 'The number of summer tyres on sale.' }) summer: number;
  @Field(() => Int, { description: 'The number of winter tyres on sale.' }) winter: number;
  @Field(() => Int, { description: 'The number of all-season tyres on sale.' }) allSeason: number;
  @Field(() => Int, { description: 'The number of published reviews.' }) reviews: number;
  @Field(() => Float, {
    nullable: true,
    description: "The average of all published reviews, 1 to 5; null if there aren't any.",
  })
  averageRating: number | null;
  @Field(() => Int, { description: 'The number of vehicles whose tyre sizes are known.' }) vehicles: number;
}

@Resolver(() => ShopStats)
export class ShopStatsResolver extends Service {
  readonly #directory = this.services.get(CatalogueDirectory);
  readonly #vehicles = this.services.get(VehicleService);

  @Query(() => ShopStats, { description: 'The size of the catalogue, cached for ten minutes.' })
  @Auth('GUEST')
  async shopStats(): Promise<ShopStats> {
    const { models } = await this.#directory.read();
    const listed = [...models.values()].filter(({ variationCount }) => variationCount > 0);
    const sum = (of: (model: (typeof listed)[number]) => number): number =>
      listed.reduce((total, model) => total + of(model), 0);
    const inSeason = (season: string): number =>
      sum((model) => (model.season === season ? model.variationCount : 0));
    const reviews = sum(({ reviewCount }) => reviewCount);
    const stars = sum(({ rating, reviewCount }) => (rating ?? 0) * reviewCount);
    return {
      products: sum(({ variationCount }) => variationCount),
      models: listed.length,
      brands: new Set(listed.map(({ brandId }) => brandId)).size,
      summer: inSeason('SUMMER'),
      winter: inSeason('WINTER'),
      allSeason: inSeason('ALL_SEASON'),
      reviews,
      averageRating: reviews > 0 ? Math.round((stars * 100) / reviews) / 100 : null,
      vehicles: await this.#vehicles.count(),
    };
  }
}
