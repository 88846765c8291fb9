import type { APIRequestContext } from '@playwright/test';
import { askShop } from './askShop.ts';

/** The facts of a tyre that tests select by and check. Prices in pence. */
export interface Tyre {
  id: number;
  slug: string;
  sku: string;
  name: string;
  size: string;
  season: string;
  price: number;
  wasPrice: number | null;
  stockQuantity: number;
  rating: number | null;
  brand: { slug: string; name: string };
  model: { slug: string; name: string; reviewCount: number };
  images: { url: string }[];
}

const TYRE = `
    id
    slug
    sku
    name
    size
    season
    price
    wasPrice
    stockQuantity
    rating
    brand {
      slug
      name
    }
    model {
      slug
      name
      reviewCount
    }
    images {
      url
    }
  `;
const TYRES = /* GraphQL */ `
  query Tyres($filter: ProductFilter, $search: String, $sort: ProductSort!, $page: Int!, $limit: Int!) {
    products(
      filter: $filter
      search: $search
      sort: $sort
      page: $page
      limit: $limit
    ) {
      items {
        ${TYRE}
      }
      pageInfo {
        totalItems
        totalPages
      }
    }
  }
`;

/** A listing's filter, search and sort, as in the API. */
export interface TyreQuestion {
  filter?: object;
  search?: string;
  sort?: string;
  page?: number;
  limit?: number;
}

interface TyreList {
  items: Tyre[];
  pageInfo: { totalItems: number; totalPages: number };
}

/** A page of the listing, sorted by name by default. */
export async function findTyres(request: APIRequestContext, question: TyreQuestion): Promise<TyreList> {
  return (
    await askShop<{ products: TyreList }>(request, TYRES, {
      sort: 'NAME_ASC',
      page: 1,
      limit: 48,
      ...question,
    })
  ).products;
}

/**
 * The first tyre of a listing that meets a condition.
 * @throws Error if none on the first page does.
 */
export async function findTyre(
  request: APIRequestContext,
  filter: object,
  isFit: (tyre: Tyre) => boolean = () => true,
): Promise<Tyre> {
  const { items } = await findTyres(request, { filter });
  const tyre = items.find(isFit);
  if (!tyre) throw new Error(`No suitable tyre on the first page of ${JSON.stringify(filter)}.`);
  return tyre;
}

/**
 * A tyre of a category with suitable stock, from any page of the listing.
 * @throws Error if no tyre has it.
 */
export async function tyreWithStock(
  request: APIRequestContext,
  category: string,
  isFit: (stock: number) => boolean,
): Promise<Tyre> {
  for (let page = 1; ; page += 1) {
    const { items, pageInfo } = await findTyres(request, { filter: { categories: [category] }, page });
    const tyre = items.find(({ stockQuantity }) => isFit(stockQuantity));
    if (tyre) return tyre;
    if (page >= pageInfo.totalPages) throw new Error(`No tyre in ${category} has suitable stock.`);
  }
}

/** The units of a tyre available now. */
export async function stockOf(request: APIRequestContext, id: number): Promise<number> {
  const { product } = await askShop<{ product: { stockQuantity: number } }>(
    request,
    'query Stock($id: Int!) { product(id: $id) { stockQuantity } }',
    { id },
  );
  return product.stockQuantity;
}

/** The address of a tyre in a common size. */
export async function aProductPath(request: APIRequestContext): Promise<string> {
  return `/product/${(await findTyre(request, { width: 205, profile: 55, diameter: 16, brands: ['michelin'] })).slug}`;
}
