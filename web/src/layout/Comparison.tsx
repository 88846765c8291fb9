import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useCompared } from '../features/compare/compareStore.ts';

const CompareBar = lazy(async () => ({
  default: (await import('../features/compare/CompareBar.tsx')).CompareBar,
}));

/** The bar of the comparison on all pages but its own. Visitors who compare nothing load none of its code. */
export function Comparison() {
  const ids = useCompared();
  const { pathname } = useLocation();
  if (ids.length === 0 || pathname === '/compare') return null;
  return (
    <Suspense fallback={null}>
      <CompareBar ids={ids} />
    </Suspense>
  );
}
