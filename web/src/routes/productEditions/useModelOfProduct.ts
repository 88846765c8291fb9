import { useEffect } from 'react';
import { useModernProductModelSuspenseQuery } from './ProductEditions.generated.ts';

/** A product's model with its other versions; null if loading fails, which is only logged. */
export function useModelOfProduct(id: number) {
  const { data, error } = useModernProductModelSuspenseQuery({ variables: { id }, errorPolicy: 'all' });
  useEffect(() => {
    if (error) console.error('We couldn’t load the model of this tyre.', error);
  }, [error]);
  return data?.product ?? null;
}
