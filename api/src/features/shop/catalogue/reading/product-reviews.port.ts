import { Port } from '../../../../platform/services/port.ts';

/** Lets a product's statement include a page of its reviews. */
export interface ProductReviews {
  /**
   * A column for a row p of `products`: the page as JSON, for `ProductRow.reviewsRead`.
   * @param limit placeholder for the page size.
   * @param offset placeholder for the number of reviews to skip.
   */
  column(limit: string, offset: string): string;
}

export const productReviews = new Port<ProductReviews>('the reviews of products');
