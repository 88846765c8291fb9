import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PageErrorBoundary } from '../../../routing/PageErrorBoundary.tsx';

/** Keeps the failure of one screen within it: the sidebar stays, and the next screen is tried afresh. */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  return <PageErrorBoundary key={useLocation().pathname}>{children}</PageErrorBoundary>;
}
