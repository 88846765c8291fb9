/** A request that both servers answer. */
export interface Case {
  readonly name: string;
  /** The shop's document. */
  readonly request: { readonly path: string; readonly body?: string };
  /** The bare server's path for the same data. */
  readonly barePath: string;
}

const graphql = (query: string, variables: object): Case['request'] => ({
  path: '/graphql',
  body: JSON.stringify({ query, variables }),
});

const LISTING = `query Listing($filter: ProductFilter, $sort: ProductSort, $limit: Int) {
  products(filter: $filter, sort: $sort, limit: $limit) {
    items { id slug name brand { slug name } season size loadIndex speedRating runFlat price stockQuantity }
    pageInfo { totalItems }
  }
}`;

const DETAIL = `query Detail($slug: String) {
  product(slug: $slug) {
    id sku ean name size loadIndex speedRating fuelEfficiency wetGrip noiseDb
    price mailOrderPrice fittedPrice stockQuantity
    model { slug name rating reviewCount }
    reviews(page: 1, limit: 5) { items { id rating title text author verified } pageInfo { totalItems } }
  }
}`;

const SEARCH = `query Search($search: String, $limit: Int) {
  products(search: $search, limit: $limit) {
    items { id slug name brand { slug name } season size loadIndex speedRating runFlat price stockQuantity }
    pageInfo { totalItems }
    facets { brands { value count } seasons { value count } speedRatings { value count } minPrice maxPrice }
  }
}`;

export const PRODUCT_SLUG = 'michelin-primacy-4-plus-205-55-r16-91v';

export const CASES: readonly Case[] = [
  {
    name: 'Listing: 48 cards, season and brand filter, total',
    request: graphql(LISTING, {
      filter: { season: 'SUMMER', brands: ['michelin'] },
      sort: 'NAME_ASC',
      limit: 48,
    }),
    barePath: '/listing',
  },
  {
    name: 'Product by slug with reviews',
    request: graphql(DETAIL, { slug: PRODUCT_SLUG }),
    barePath: '/detail',
  },
  {
    name: 'Search “205/55 R16” with facets',
    request: graphql(SEARCH, { search: '205/55 R16', limit: 48 }),
    barePath: '/search',
  },
  { name: 'Page /shop as HTML', request: { path: '/shop' }, barePath: '/page' },
];
