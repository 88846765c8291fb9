import type { Paging } from '../../../../platform/lists/page.ts';
import type { Product } from './product.entity.ts';

/** A page of reviews read together with its product. */
interface ReviewsRead {
  readonly paging: Paging;
  /** The value of the reviews column. */
  readonly page: unknown;
}

/** A product as read from the database: always with its identity, other fields only if selected. */
export type ProductRow = Pick<Product, 'id' | 'slug' | 'brandId' | 'modelId' | 'brand' | 'model'> &
  Partial<Product> & { readonly reviewsRead?: ReviewsRead };
