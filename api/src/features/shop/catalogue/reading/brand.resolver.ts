import { FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import { Pence } from '../../../../platform/input/scalars.ts';
import { Service } from '../../../../platform/services/services.ts';
import { Brand } from '../record/brand.entity.ts';
import { CatalogueDirectory } from '../record/catalogue-directory.service.ts';
import { mainPictureOf } from '../record/image.type.ts';
import type { Model } from '../record/model.entity.ts';

@Resolver(() => Brand)
export class BrandResolver extends Service {
  readonly #directory = this.services.get(CatalogueDirectory);

  @Query(() => [Brand], { description: 'All brands with their figures, A to Z.' })
  @Auth('GUEST')
  async brands(): Promise<Brand[]> {
    return [...(await this.#directory.read()).brands.values()];
  }

  @FieldResolver(() => Int, { description: 'The number of its tyres on sale.' })
  async productCount(@Root() brand: Brand): Promise<number> {
    return (await this.#modelsOf(brand)).reduce((sum, { variationCount }) => sum + variationCount, 0);
  }

  @FieldResolver(() => Int, { description: 'The number of its models on sale.' })
  async modelCount(@Root() brand: Brand): Promise<number> {
    return (await this.#modelsOf(brand)).length;
  }

  @FieldResolver(() => Pence, { description: 'Its lowest price; 0 if it has no tyres on sale.' })
  async minPrice(@Root() brand: Brand): Promise<number> {
    const prices = (await this.#modelsOf(brand)).map(({ minPrice }) => minPrice);
    return prices.length > 0 ? Math.min(...prices) : 0;
  }

  @FieldResolver(() => String, { description: 'A picture of one of its tyres.' })
  async sampleImageUrl(@Root() brand: Brand): Promise<string> {
    const [model] = await this.#modelsOf(brand);
    return model ? mainPictureOf(model) : '/uploads/products/tyre-placeholder.svg';
  }

  async #modelsOf({ id }: Brand): Promise<Model[]> {
    return [...(await this.#directory.read()).models.values()].filter(
      (model) => model.brandId === id && model.variationCount > 0,
    );
  }
}
