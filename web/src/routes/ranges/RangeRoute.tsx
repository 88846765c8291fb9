import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PageHead } from '../../lib/head/PageHead.tsx';
import { PageErrorBoundary } from '../../routing/PageErrorBoundary.tsx';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { Skeleton } from '../../ui/base/Skeleton.tsx';
import { MessagePage } from '../../ui/page/MessagePage.tsx';

/** The frame of a page about a range, with a placeholder while loading and a message on failure. */
export function RangeRoute({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <PageErrorBoundary resetOn={pathname} fallback={<RangeFailed />}>
      <Suspense fallback={<RangeLoading />}>{children}</Suspense>
    </PageErrorBoundary>
  );
}

function RangeLoading() {
  return (
    <div role="status" className="wrap grid appear-late gap-5 py-4">
      <span className="sr-only">Loading…</span>
      <Skeleton className="h-5 w-64" />
      <Skeleton className="h-9 w-80 max-w-full" />
      <Skeleton className="h-28 max-w-prose" />
      <Skeleton className="h-12 w-64" />
      <Skeleton className="h-96" />
    </div>
  );
}

function RangeFailed() {
  const { pathname } = useLocation();
  return (
    <MessagePage title="We couldn’t load this page" role="alert">
      <PageHead title="We couldn’t load this page" robots="noindex" />
      <p>The figures for these tyres didn’t reach us. Please try again.</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={pathname} variant="primary" reloadDocument>
          Try again
        </LinkButton>
        <LinkButton to="/shop">Browse all tyres</LinkButton>
      </div>
    </MessagePage>
  );
}
