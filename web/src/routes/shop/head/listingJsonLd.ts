import { DEFAULT_PAGE_SIZE } from '../../../features/filters/listingState.ts';
import type { JsonLd } from '../../../lib/head/schemaOrg.ts';
import { productPath } from '../../../lib/paths/productPath.ts';

interface ListedProduct {
  id: number;
  slug: string;
  name: string;
}

/** The page's tyres in order, as schema.org describes them, with absolute URLs. */
export function itemListJsonLd(
  name: string,
  products: readonly ListedProduct[],
  totalItems: number,
  origin: string,
): JsonLd<'ItemList'> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: totalItems,
    // More than a default page adds nothing for a search engine.
    itemListElement: products.slice(0, DEFAULT_PAGE_SIZE).map((product, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: product.name,
      url: origin + productPath(product),
    })),
  };
}
