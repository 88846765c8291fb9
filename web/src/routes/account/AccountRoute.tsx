import { SignedInOnly } from '../../features/accounts/guard/SignedInOnly.tsx';
import { PageHead } from '../../lib/head/PageHead.tsx';
import { usePageResponse } from '../../lib/head/pageResponse.ts';
import { AccountPage } from './AccountPage.tsx';
import { AccountSkeleton } from './frame/AccountSkeleton.tsx';

/** /account: profile, latest orders, security. */
export function AccountRoute() {
  usePageResponse({ cache: 'private' });
  return (
    <>
      <PageHead title="Your account" robots="noindex,follow" />
      <SignedInOnly purpose="to see your orders and your details" fallback={<AccountSkeleton />}>
        <AccountPage />
      </SignedInOnly>
    </>
  );
}
