import { Suspense, type ReactNode } from 'react';
import { PageErrorBoundary } from '../../../routing/PageErrorBoundary.tsx';
import { ProductLoadFailed } from './ProductLoadFailed.tsx';
import { ProductSkeleton } from './ProductSkeleton.tsx';

/** Stands in for a page about a tyre while it loads, and says so if that fails. */
export function ProductFrame({ children }: { children: ReactNode }) {
  return (
    <PageErrorBoundary fallback={<ProductLoadFailed />}>
      <Suspense fallback={<ProductSkeleton />}>{children}</Suspense>
    </PageErrorBoundary>
  );
}
