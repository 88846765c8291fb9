import '../styles/global.css';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { AdminGuard } from '../features/accounts/guard/AdminGuard.tsx';
import { useCan } from '../features/accounts/session/useCan.ts';
import { PageHead } from '../lib/head/PageHead.tsx';
import { usePageResponse } from '../lib/head/pageResponse.ts';
import { AdminFrame } from './frame/AdminFrame.tsx';
import { ClosedScreen } from './frame/page/ClosedScreen.tsx';
import { ScreenBoundary } from './frame/page/ScreenBoundary.tsx';
import { ScreenLoading } from './frame/page/ScreenLoading.tsx';
import { UnknownScreen } from './frame/page/UnknownScreen.tsx';
import { ScreensContext } from './frame/sections/ScreensContext.ts';
import { SCREENS } from './frame/sections/sections.ts';
import { EndedChanges } from './products/bulk/EndedChanges.tsx';

/** /admin and everything below it: for staff only, in its own frame. */
export function AdminRoute() {
  const can = useCan();
  usePageResponse({ cache: 'private' });
  return (
    <>
      <PageHead title="Admin" robots="noindex,nofollow" />
      <AdminGuard>
        <AdminFrame>
          {can('READ_CATALOGUE') && <EndedChanges />}
          <ScreenBoundary>
            <Suspense fallback={<ScreenLoading />}>
              <ScreensContext value={SCREENS}>
                <Routes>
                  {SCREENS.map(({ path, scopes, page: { Page } }) => (
                    <Route key={path} path={path} element={scopes.every(can) ? <Page /> : <ClosedScreen />} />
                  ))}
                  <Route path="*" element={<UnknownScreen />} />
                </Routes>
              </ScreensContext>
            </Suspense>
          </ScreenBoundary>
        </AdminFrame>
      </AdminGuard>
    </>
  );
}
