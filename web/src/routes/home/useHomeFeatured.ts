import { useHomeFeaturedSuspenseQuery } from './HomeFeatured.generated.ts';

const MOST_FEATURED = 6;

/** The featured tyres, or the error that prevented loading. The hero and the list below share one request. */
export function useHomeFeatured() {
  const { data, error } = useHomeFeaturedSuspenseQuery({
    variables: { limit: MOST_FEATURED },
    errorPolicy: 'all',
  });
  return { products: data?.featuredProducts, error };
}
