import { Port } from '../../../../platform/services/port.ts';

/** Reads a page of the reviews of a product in the statement that reads the product. */
export interface ProductReviews {
  /**
   * An expression over a row p of `products`: the page as JSON, for `ProductRow.reviewsRead`.
   * @param limit placeholder of the size of the page.
   * @param offset placeholder of the number of reviews before it.
   */
  column(limit: string, offset: string): string;
}

export const productReviews = new Port<ProductReviews>('the reviews of products');
