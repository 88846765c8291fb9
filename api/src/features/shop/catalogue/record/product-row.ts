import type { Paging } from '../../../../platform/lists/page.ts';
import type { Product } from './product.entity.ts';

/** A page of reviews that came with its product. */
interface ReviewsRead {
  readonly paging: Paging;
  /** What the column of the reviews gave. */
  readonly page: unknown;
}

/** A product as a hot read returns it: always with its identity, the rest only if selected. */
export type ProductRow = Pick<Product, 'id' | 'slug' | 'brandId' | 'modelId' | 'brand' | 'model'> &
  Partial<Product> & { readonly reviewsRead?: ReviewsRead };
