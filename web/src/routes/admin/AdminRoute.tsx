import { AdminGuard } from '../../features/accounts/AdminGuard.tsx';
import { PageHead } from '../../lib/PageHead.tsx';
import { usePageResponse } from '../../lib/pageResponse.ts';
import { AdminHome } from './AdminHome.tsx';

/** /admin: for administrators only. */
export function AdminRoute() {
  usePageResponse({ cache: 'private' });
  return (
    <>
      <PageHead title="Admin" robots="noindex,nofollow" />
      <AdminGuard>
        <AdminHome />
      </AdminGuard>
    </>
  );
}
