import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { readProductId } from '../../lib/productId.ts';
import { PageErrorBoundary } from '../../routing/PageErrorBoundary.tsx';
import { ProductLoadFailed } from './ProductLoadFailed.tsx';
import { ProductNotFound } from './ProductNotFound.tsx';
import { ProductPage } from './ProductPage.tsx';
import { ProductSkeleton } from './ProductSkeleton.tsx';

/** /product/id/{id}: the same page as at the product's slug, which is its canonical address. */
export function ProductByIdRoute() {
  const id = readProductId(useParams().id);
  if (id === null) return <ProductNotFound />;
  return (
    <PageErrorBoundary fallback={<ProductLoadFailed />}>
      <Suspense fallback={<ProductSkeleton />}>
        <ProductPage asked={{ id }} />
      </Suspense>
    </PageErrorBoundary>
  );
}
