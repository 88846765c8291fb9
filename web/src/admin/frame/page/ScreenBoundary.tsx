import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PageErrorBoundary } from '../../../routing/PageErrorBoundary.tsx';

/** Contains a screen's crash: the sidebar stays, and the next screen gets a fresh start. */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  return <PageErrorBoundary key={useLocation().pathname}>{children}</PageErrorBoundary>;
}
