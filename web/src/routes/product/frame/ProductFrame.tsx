import { Suspense, type ReactNode } from 'react';
import { PageErrorBoundary } from '../../../routing/PageErrorBoundary.tsx';
import { ProductLoadFailed } from './ProductLoadFailed.tsx';
import { ProductSkeleton } from './ProductSkeleton.tsx';

/** Shows a placeholder while a tyre's page loads, and says if that fails. */
export function ProductFrame({ children }: { children: ReactNode }) {
  return (
    <PageErrorBoundary fallback={<ProductLoadFailed />}>
      <Suspense fallback={<ProductSkeleton />}>{children}</Suspense>
    </PageErrorBoundary>
  );
}
