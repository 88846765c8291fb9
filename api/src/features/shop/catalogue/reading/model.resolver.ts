import { LONGEST_SEARCH } from '@treadline/schema/trade/values/limits';
import type { GraphQLResolveInfo } from 'graphql';
import {
  Arg,
  Directive,
  Extensions,
  Field,
  FieldResolver,
  Info,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import { requestedFields } from '../../../../platform/graphql/requested-fields.ts';
import { Constraint } from '../../../../platform/input/constraint.ts';
import { PageInfo, type Paging } from '../../../../platform/lists/page.ts';
import { Paged } from '../../../../platform/lists/paged.ts';
import { Service } from '../../../../platform/services/services.ts';
import { ModelSort, PictureSource, VariationSort } from '../record/catalogue.enums.ts';
import { Image, imagesOf, pictureSourceOf } from '../record/image.type.ts';
import { Model } from '../record/model.entity.ts';
import type { ProductRow } from '../record/product-row.ts';
import { Product } from '../record/product.entity.ts';
import { ModelService, VARIATION_ORDER } from './model.service.ts';
import { ProductService } from './product.service.ts';

@Directive('@cacheControl(maxAge: 60)')
@ObjectType({ description: 'One page of models.' })
class ModelPage {
  @Field(() => [Model], { description: 'Up to `limit` models, in the order of `sort`.' }) items: Model[];
  @Field(() => PageInfo, { description: 'The position of this page in the list.' }) pageInfo: PageInfo;
}

/** The number of sizes assumed for a document's cost; the largest ranges have about that many. */
const ASSUMED_SIZES = 150;

@Resolver(() => Model)
export class ModelResolver extends Service {
  readonly #models = this.services.get(ModelService);
  readonly #products = this.services.get(ProductService);

  @Query(() => Model, {
    nullable: true,
    description: 'A model by its slug, current or former; null if unknown.',
  })
  @Auth('GUEST')
  model(
    @Arg('slug', () => String, { description: 'Its slug, for example michelin-primacy-4.' })
    slug: string,
  ): Promise<Model | null> {
    return this.#models.find(slug);
  }

  @Query(() => ModelPage, {
    description: 'One page of models. A page below 1 or a limit outside 1 to 1000 is refused.',
  })
  @Auth('GUEST')
  models(
    @Arg('brand', () => String, { nullable: true, description: 'The slug or name of a brand.' }) brand:
      | string
      | null,
    @Constraint({ maxLength: LONGEST_SEARCH })
    @Arg('search', () => String, { nullable: true, description: 'Words the name must contain.' })
    search: string | null,
    @Arg('sort', () => ModelSort, { defaultValue: 'NAME_ASC', description: 'The order of the list.' })
    sort: ModelSort,
    @Paged() paging: Paging,
  ): Promise<{ items: Model[]; pageInfo: PageInfo }> {
    return this.#models.list({ brand: brand ?? '', search: search ?? '', sort, paging });
  }

  @FieldResolver(() => [Image], { description: 'Its pictures, the main one first.' })
  images(@Root() model: Model): Image[] {
    return imagesOf(model);
  }

  @FieldResolver(() => PictureSource, { description: 'Where `images` come from.' })
  pictureSource(@Root() model: Model): PictureSource {
    return pictureSourceOf(model);
  }

  @FieldResolver(() => [Product], { description: 'Its products, which are the sizes of the model.' })
  @Extensions({ assumedItems: ASSUMED_SIZES, runsStatement: true })
  variations(
    @Root() { id }: Model,
    @Info() info: GraphQLResolveInfo,
    @Arg('sort', () => VariationSort, { defaultValue: 'SIZE_ASC', description: 'The order of the list.' })
    sort: VariationSort,
  ): Promise<ProductRow[]> {
    return this.#products.variations(id, VARIATION_ORDER[sort], requestedFields(info));
  }
}
