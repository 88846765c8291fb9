import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { PageErrorBoundary } from '../../routing/PageErrorBoundary.tsx';
import { ProductLoadFailed } from '../product/ProductLoadFailed.tsx';
import { ProductSkeleton } from '../product/ProductSkeleton.tsx';
import { ModelPage } from './ModelPage.tsx';

/** /models/{slug} */
export function ModelRoute() {
  const { slug = '' } = useParams();
  return (
    <PageErrorBoundary fallback={<ProductLoadFailed />}>
      <Suspense fallback={<ProductSkeleton />}>
        <ModelPage slug={slug} />
      </Suspense>
    </PageErrorBoundary>
  );
}
