import { useHomeFeaturedSuspenseQuery } from './HomeFeatured.generated.ts';

/** The number of featured tyres on the home page. */
export const MOST_FEATURED = 6;

/** The featured tyres, or the error. Parts of a page with the same limit share one request. */
export function useHomeFeatured(limit: number = MOST_FEATURED) {
  const { data, error } = useHomeFeaturedSuspenseQuery({ variables: { limit }, errorPolicy: 'all' });
  return { products: data?.featuredProducts, error };
}
