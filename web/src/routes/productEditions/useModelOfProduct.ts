import { useEffect } from 'react';
import { useModernProductModelSuspenseQuery } from './ProductEditions.generated.ts';

/** The model of a product and its other versions; null if they cannot be loaded, which is only logged. */
export function useModelOfProduct(id: number) {
  const { data, error } = useModernProductModelSuspenseQuery({ variables: { id }, errorPolicy: 'all' });
  useEffect(() => {
    if (error) console.error('We couldn’t load the model of this tyre.', error);
  }, [error]);
  return data?.product ?? null;
}
