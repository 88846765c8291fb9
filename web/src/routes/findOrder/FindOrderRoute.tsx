import { useSession } from '../../features/accounts/session/sessionStore.ts';
import { PageHead } from '../../lib/head/PageHead.tsx';
import { usePageResponse } from '../../lib/head/pageResponse.ts';
import { useFindOrderPageSuspenseQuery } from './FindOrder.generated.ts';
import { FindOrder } from './FindOrder.tsx';

/** /find-order: shows an order without an account to anyone who can read mail at the order's address. */
export function FindOrderRoute() {
  usePageResponse({ cache: 'private' });
  const session = useSession();
  const { orderNumberPrefix } = useFindOrderPageSuspenseQuery().data.shopSettings;
  return (
    <>
      <PageHead title="Find your order" robots="noindex,follow" />
      {/* Who signs in or out starts afresh: what was shown before is forgotten with everything else of that person. */}
      <FindOrder key={session?.user.id ?? 'guest'} prefix={orderNumberPrefix} />
    </>
  );
}
