import { Args, ArgsType, Extensions, Field, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { Constraint } from '../../platform/constraint.ts';
import { PAGE_NUMBER, PAGE_SIZE } from '../../platform/page.ts';
import type { Services } from '../../platform/services.ts';
import { Model } from '../catalogue/model.entity.ts';
import { Product } from '../catalogue/product.entity.ts';
import { ReviewPage } from './review-page.type.ts';
import { ReviewService } from './review.service.ts';

@ArgsType()
class ReviewPageArguments {
  @Constraint(PAGE_NUMBER)
  @Field(() => Int, { defaultValue: 1, description: 'The first page is 1.' })
  page: number;
  @Constraint(PAGE_SIZE)
  @Field(() => Int, { defaultValue: 5, description: 'The size of a page, 1 to 1000.' })
  limit: number;
}

/** Reviews belong to the model; every size of it shows them. */
@Resolver(() => Product)
export class ProductReviewsResolver {
  readonly #reviews: ReviewService;

  constructor(services: Services) {
    this.#reviews = services.get(ReviewService);
  }

  @FieldResolver(() => ReviewPage, { description: 'Published reviews of its model, newest first.' })
  @Extensions({ runsStatement: true })
  reviews(@Root() product: Product, @Args() { page, limit }: ReviewPageArguments): Promise<ReviewPage> {
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
  reviews(@Root() model: Model, @Args() { page, limit }: ReviewPageArguments): Promise<ReviewPage> {
    return this.#reviews.ofModel(model.id, page, limit);
  }
}
