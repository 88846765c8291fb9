import type { LightMyRequestResponse } from 'fastify';
import type { TestShop } from '../../test/test-shop.ts';
import type { PageRenderer } from './web-pages.ts';

/** Renders the search results for the search in the page's address. */
export const renderSearch: PageRenderer['render'] = async ({ url, execute }) => {
  const search = new URL(url, 'http://shop.test').searchParams.get('search') ?? '';
  const { data } = await execute({
    query: 'query ($search: String) { products(search: $search, limit: 2) { items { name } } }',
    variables: { search },
  });
  return {
    status: 200,
    html: JSON.stringify(data),
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'public, max-age=0, s-maxage=60',
    },
  };
};

/** A listing that reads products, brands, models, facets and the search. */
export const LISTING = /* GraphQL */ `
  {
    products(limit: 3) {
      items {
        id
        name
        brand {
          name
        }
        model {
          rating
        }
      }
      pageInfo {
        totalItems
      }
      facets {
        brands {
          value
          count
        }
        minPrice
      }
      understood {
        text
      }
    }
  }
`;

/** Posts a document and gives the raw response. */
export function askGraphql(
  shop: TestShop,
  query: string,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  return shop.app.inject({ method: 'POST', url: '/graphql', headers, payload: { query } });
}
