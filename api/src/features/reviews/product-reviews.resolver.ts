import { Arg, Extensions, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { Services } from '../../platform/services.ts';
import { Model } from '../catalogue/model.entity.ts';
import { Product } from '../catalogue/product.entity.ts';
import { ReviewPage } from './review-page.type.ts';
import { ReviewService } from './review.service.ts';

const PAGE = { defaultValue: 1, description: 'The first page is 1.' };
const LIMIT = { defaultValue: 5, description: 'How many, 1 to 1000.' };

/** Reviews belong to the model; every size of it shows them. */
@Resolver(() => Product)
export class ProductReviewsResolver {
  readonly #reviews: ReviewService;

  constructor(services: Services) {
    this.#reviews = services.get(ReviewService);
  }

  @FieldResolver(() => ReviewPage, { description: 'Published reviews of its model, newest first.' })
  @Extensions({ runsStatement: true })
  reviews(
    @Root() product: Product,
    @Arg('page', () => Int, PAGE) page: number,
    @Arg('limit', () => Int, LIMIT) limit: number,
  ): Promise<ReviewPage> {
    return this.#reviews.ofModel(product.modelId, page, limit);
  }
}

@Resolver(() => Model)
export class ModelReviewsResolver {
  readonly #reviews: ReviewService;

  constructor(services: Services) {
    this.#reviews = services.get(ReviewService);
  }

  @FieldResolver(() => ReviewPage, { description: 'Its published reviews, newest first.' })
  @Extensions({ runsStatement: true })
  reviews(
    @Root() model: Model,
    @Arg('page', () => Int, PAGE) page: number,
    @Arg('limit', () => Int, LIMIT) limit: number,
  ): Promise<ReviewPage> {
    return this.#reviews.ofModel(model.id, page, limit);
  }
}
