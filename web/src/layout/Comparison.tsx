import { lazy, Suspense } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { useCompared } from '../features/compare/compareStore.ts';

const CompareBar = lazy(async () => ({
  default: (await import('../features/compare/CompareBar.tsx')).CompareBar,
}));

/** The pages with "Compare" boxes. Elsewhere the bar would only cover controls. */
const SHOPPING_PATHS = [
  '/',
  '/enhanced',
  '/modern',
  '/classic',
  '/shop',
  '/shop-old',
  '/finder',
  '/product/*',
  '/models/*',
  '/tyres/*',
  '/brands/*',
  '/cars/*',
  '/wishlist',
  '/blog/*',
];

/** The comparison bar on shopping pages. Visitors who compare nothing load none of its code. */
export function Comparison() {
  const ids = useCompared();
  const { pathname } = useLocation();
  if (ids.length === 0 || !SHOPPING_PATHS.some((path) => matchPath(path, pathname))) return null;
  return (
    <Suspense fallback={null}>
      <CompareBar ids={ids} />
    </Suspense>
  );
}
