import { productPath } from '../../features/catalogue/productPath.ts';
import type { JsonLd } from '../../lib/headTags.ts';

/** More entries than one page of the default size add nothing for a search engine. */
const MOST_ITEMS = 48;

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
): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: totalItems,
    itemListElement: products.slice(0, MOST_ITEMS).map((product, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: product.name,
      url: origin + productPath(product),
    })),
  };
}
