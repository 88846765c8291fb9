import { useHomeFeaturedSuspenseQuery } from './HomeFeatured.generated.ts';

/** Featured tyres on the home page. */
export const MOST_FEATURED = 6;

/**
 * The featured tyres, or the error that prevented loading. Parts of a page that ask for as many share one
 * request.
 */
export function useHomeFeatured(limit: number = MOST_FEATURED) {
  const { data, error } = useHomeFeaturedSuspenseQuery({ variables: { limit }, errorPolicy: 'all' });
  return { products: data?.featuredProducts, error };
}
