import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { PageErrorBoundary } from '../../routing/PageErrorBoundary.tsx';
import { ProductLoadFailed } from './ProductLoadFailed.tsx';
import { ProductPage } from './ProductPage.tsx';
import { ProductSkeleton } from './ProductSkeleton.tsx';

/** /product/{slug} */
export function ProductRoute() {
  const { key = '' } = useParams();
  return (
    <PageErrorBoundary fallback={<ProductLoadFailed />}>
      <Suspense fallback={<ProductSkeleton />}>
        <ProductPage asked={{ key }} />
      </Suspense>
    </PageErrorBoundary>
  );
}
