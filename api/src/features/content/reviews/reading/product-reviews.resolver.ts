import { Extensions, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Paging } from '../../../../platform/lists/page.ts';
import { Paged } from '../../../../platform/lists/paged.ts';
import { Service } from '../../../../platform/services/services.ts';
import { Model, Product, type ProductRow } from '../../../shop/catalogue/index.ts';
import { ReviewPage } from './review-page.type.ts';
import { ReviewService } from './review.service.ts';

/** Reviews belong to the model, so every size of it shows them. */
@Resolver(() => Product)
export class ProductReviewsResolver extends Service {
  readonly #reviews = this.services.get(ReviewService);

  @FieldResolver(() => ReviewPage, { description: 'Its model’s published reviews, newest first.' })
  @Extensions({ runsStatement: true })
  reviews(@Root() product: ProductRow, @Paged(5) paging: Paging): Promise<ReviewPage> {
    return this.#reviews.ofProduct(product, paging);
  }
}

@Resolver(() => Model)
export class ModelReviewsResolver extends Service {
  readonly #reviews = this.services.get(ReviewService);

  @FieldResolver(() => ReviewPage, { description: 'Its published reviews, newest first.' })
  @Extensions({ runsStatement: true })
  reviews(@Root() model: Model, @Paged(5) paging: Paging): Promise<ReviewPage> {
    return this.#reviews.ofModel(model.id, paging);
  }
}
