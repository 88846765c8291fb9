import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { Layout } from './layout/Layout.tsx';
import { routes } from './router.tsx';
import { PageErrorBoundary } from './routing/PageErrorBoundary.tsx';
import { PageLoading } from './routing/PageLoading.tsx';
import { ScrollAndFocus } from './routing/ScrollAndFocus.tsx';

/** The page of the current address. Keyed by path: a new page starts afresh, a changed query does not. */
function CurrentPage() {
  const { pathname } = useLocation();
  return (
    <PageErrorBoundary key={pathname}>
      <Suspense fallback={<PageLoading />}>
        <Routes>
          {routes.map(({ path, page: { Page } }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
        </Routes>
      </Suspense>
    </PageErrorBoundary>
  );
}

/** The whole shop below its providers, for the site at `origin`. */
export function App({ origin }: { origin: string }) {
  return (
    <PageErrorBoundary>
      <Suspense fallback={null}>
        <Layout origin={origin}>
          <ScrollAndFocus />
          <CurrentPage />
        </Layout>
      </Suspense>
    </PageErrorBoundary>
  );
}
