import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { PageErrorBoundary } from '../../routing/PageErrorBoundary.tsx';
import { ProductLoadFailed } from './ProductLoadFailed.tsx';
import { ProductNotFound } from './ProductNotFound.tsx';
import { ProductPage } from './ProductPage.tsx';
import { ProductSkeleton } from './ProductSkeleton.tsx';

/** The largest number that GraphQL's Int can carry. */
const LARGEST_ID = 2_147_483_647;

/** The id that a text is, or null when it is none that a product could have. */
function productIdFrom(text: string): number | null {
  const id = Number(text);
  return /^\d+$/.test(text) && id >= 1 && id <= LARGEST_ID ? id : null;
}

/** /product/id/{id}: the same page as at the product's slug, which it names as its true address. */
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
