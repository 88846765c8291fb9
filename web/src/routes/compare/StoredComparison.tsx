import { Navigate } from 'react-router-dom';
import { comparePath } from '../../features/compare/comparePath.ts';
import { useCompared } from '../../features/compare/compareStore.ts';
import { EmptyComparison } from './EmptyComparison.tsx';

/** Redirects to the comparison stored in this browser, if there is one. */
export function StoredComparison() {
  const ids = useCompared();
  return ids.length > 0 ? <Navigate to={comparePath(ids)} replace /> : <EmptyComparison />;
}
