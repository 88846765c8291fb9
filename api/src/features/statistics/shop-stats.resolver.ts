import { Directive, Field, Float, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { Auth } from '../../platform/auth-directive.ts';
import type { Services } from '../../platform/services.ts';
import { CatalogueDirectory } from '../catalogue/catalogue-directory.service.ts';
import { VehicleService } from '../vehicles/vehicle.service.ts';

/** Ten minutes: figures that nobody buys by. */
@Directive('@cacheControl(maxAge: 600)')
@ObjectType({ simpleResolvers: true, description: 'What the shop holds, counted.' })
class ShopStats {
  @Field(() => Int, { description: 'Tyres listed.' }) products: number;
  @Field(() => Int, { description: 'Models listed.' }) models: number;
  @Field(() => Int, { description: 'Brands listed.' }) brands: number;
  @Field(() => Int, { description: 'Summer tyres.' }) summer: number;
  @Field(() => Int, { description: 'Winter tyres.' }) winter: number;
  @Field(() => Int, { description: 'All-season tyres.' }) allSeason: number;
  @Field(() => Int, { description: 'Published reviews.' }) reviews: number;
  @Field(() => Float, {
    nullable: true,
    description: 'Average of all published reviews, 1 to 5; null without any.',
  })
  averageRating: number | null;
  @Field(() => Int, { description: 'Vehicles whose sizes are known.' }) vehicles: number;
}

@Resolver(() => ShopStats)
export class ShopStatsResolver {
  readonly #directory: CatalogueDirectory;
  readonly #vehicles: VehicleService;

  constructor(services: Services) {
    this.#directory = services.get(CatalogueDirectory);
    this.#vehicles = services.get(VehicleService);
  }

  @Query(() => ShopStats, { description: 'What the shop holds, counted. Kept for ten minutes.' })
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
