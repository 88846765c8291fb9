import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { AdminGuard } from '../features/accounts/AdminGuard.tsx';
import { PageHead } from '../lib/PageHead.tsx';
import { usePageResponse } from '../lib/pageResponse.ts';
import { AdminFrame } from './frame/AdminFrame.tsx';
import { ScreenBoundary } from './frame/ScreenBoundary.tsx';
import { ScreenLoading } from './frame/ScreenLoading.tsx';
import { SCREENS } from './frame/sections.ts';
import { UnknownScreen } from './frame/UnknownScreen.tsx';
import { EndedChanges } from './products/bulk/EndedChanges.tsx';

/** /admin and all below it: for administrators only, in a frame of its own. */
export function AdminRoute() {
  usePageResponse({ cache: 'private' });
  return (
    <>
      <PageHead title="Admin" robots="noindex,nofollow" />
      <AdminGuard>
        <AdminFrame>
          <EndedChanges />
          <ScreenBoundary>
            <Suspense fallback={<ScreenLoading />}>
              <Routes>
                {SCREENS.map(({ path, page: { Page } }) => (
                  <Route key={path} path={path} element={<Page />} />
                ))}
                <Route path="*" element={<UnknownScreen />} />
              </Routes>
            </Suspense>
          </ScreenBoundary>
        </AdminFrame>
      </AdminGuard>
    </>
  );
}
