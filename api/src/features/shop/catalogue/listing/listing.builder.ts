/** The listing document as published to integrators, word for word. */
export const LISTING = /* GraphQL */ `
  query Listing($filter: ProductFilter, $search: String, $sort: ProductSort, $page: Int, $limit: Int) {
    products(filter: $filter, search: $search, sort: $sort, page: $page, limit: $limit) {
      items {
        id
        slug
        name
        brand {
          slug
          name
        }
        category
        season
        size
        loadIndex
        speedRating
        runFlat
        price
        wasPrice
        imageUrl
        stockQuantity
      }
      pageInfo {
        page
        pageSize
        totalItems
        totalPages
      }
      facets {
        categories {
          value
          count
        }
        brands {
          value
          count
        }
        seasons {
          value
          count
        }
        speedRatings {
          value
          count
        }
        minPrice
        maxPrice
      }
    }
  }
`;

export interface ListedTyre {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly brand: { readonly slug: string; readonly name: string };
  readonly category: string;
  readonly season: string;
  readonly size: string;
  readonly loadIndex: number;
  readonly speedRating: string;
  readonly runFlat: boolean;
  readonly price: number;
  readonly wasPrice: number | null;
  readonly imageUrl: string;
  readonly stockQuantity: number;
}

export interface ListingAnswer {
  readonly products: {
    readonly items: ListedTyre[];
    readonly pageInfo: {
      readonly page: number;
      readonly pageSize: number;
      readonly totalItems: number;
      readonly totalPages: number;
    };
    readonly facets: Readonly<
      Record<'categories' | 'brands' | 'seasons' | 'speedRatings', { value: string; count: number }[]>
    > & { readonly minPrice: number; readonly maxPrice: number };
  };
}
