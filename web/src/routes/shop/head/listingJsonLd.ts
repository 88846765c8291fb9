import { DEFAULT_PAGE_SIZE } from '../../../features/filters/listingState.ts';
import type { JsonLd } from '../../../lib/head/schemaOrg.ts';
import { productPath } from '../../../lib/paths/productPath.ts';

interface ListedProduct {
  id: number;
  slug: string;
  name: string;
}

/** The tyres of the page in their order, as schema.org has it; addresses are absolute. */
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
    // More than a usual page adds nothing for a search engine.
    itemListElement: products.slice(0, DEFAULT_PAGE_SIZE).map((product, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: product.name,
      url: origin + productPath(product),
    })),
  };
}
