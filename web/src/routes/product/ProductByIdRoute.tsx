import { MAX_INT } from '@treadline/schema/input/rule';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { PageErrorBoundary } from '../../routing/PageErrorBoundary.tsx';
import { ProductLoadFailed } from './ProductLoadFailed.tsx';
import { ProductNotFound } from './ProductNotFound.tsx';
import { ProductPage } from './ProductPage.tsx';
import { ProductSkeleton } from './ProductSkeleton.tsx';

/** Parses a product id; null if the text is not one. */
function productIdFrom(text: string): number | null {
  const id = Number(text);
  return /^\d+$/.test(text) && id >= 1 && id <= MAX_INT ? id : null;
}

/** /product/id/{id}: the same page as at the product's slug, which is its canonical address. */
export function ProductByIdRoute() {
  const id = productIdFrom(useParams().id ?? '');
  if (id === null) return <ProductNotFound />;
  return (
    <PageErrorBoundary fallback={<ProductLoadFailed />}>
      <Suspense fallback={<ProductSkeleton />}>
        <ProductPage asked={{ id }} />
      </Suspense>
    </PageErrorBoundary>
  );
}
