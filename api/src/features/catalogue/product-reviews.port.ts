import type { Paging } from '../../platform/page.ts';
import { Port } from '../../platform/port.ts';

/** Reads a page of the reviews of a product in the statement that reads the product. */
export interface ProductReviews {
  /**
   * An expression over a row p of `products`: the page as JSON, for {@link ReviewsRead}.
   * @param limit placeholder of the size of the page.
   * @param offset placeholder of the number of reviews before it.
   */
  column(limit: string, offset: string): string;
}

/** A page of reviews that came with its product. */
export interface ReviewsRead {
  readonly paging: Paging;
  /** What the column of {@link ProductReviews} gave. */
  readonly page: unknown;
}

export const productReviews = new Port<ProductReviews>('the reviews of products');
