import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { Layout } from './layout/Layout.tsx';
import { routeAt, type Route as PageRoute } from './router.tsx';
import { PageErrorBoundary } from './routing/PageErrorBoundary.tsx';
import { PageLoading } from './routing/PageLoading.tsx';
import { ScrollAndFocus } from './routing/ScrollAndFocus.tsx';

/**
 * The page of the current URL, keyed by path: a new page starts afresh, a changed query doesn't. A page with its own
 * frame stays mounted while the URL moves within it.
 */
function CurrentPage({ path, page: { Page }, hasOwnFrame }: PageRoute) {
  const { pathname } = useLocation();
  return (
    <PageErrorBoundary key={hasOwnFrame ? path : pathname}>
      <Suspense fallback={<PageLoading />}>
        <Routes>
          <Route path={path} element={<Page />} />
        </Routes>
      </Suspense>
    </PageErrorBoundary>
  );
}

/** The whole shop within its providers, for the site at `origin`. */
export function App({ origin }: { origin: string }) {
  const route = routeAt(useLocation().pathname);
  return (
    <PageErrorBoundary>
      <Suspense fallback={null}>
        <Layout origin={origin} bare={route.hasOwnFrame}>
          <ScrollAndFocus />
          <CurrentPage {...route} />
        </Layout>
      </Suspense>
    </PageErrorBoundary>
  );
}
