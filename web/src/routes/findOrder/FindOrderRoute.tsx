import { useSession } from '../../features/accounts/session/sessionStore.ts';
import { PageHead } from '../../lib/head/PageHead.tsx';
import { usePageResponse } from '../../lib/head/pageResponse.ts';
import { useFindOrderPageSuspenseQuery } from './FindOrder.generated.ts';
import { FindOrder } from './FindOrder.tsx';

/** /find-order: opens an order without an account, for anyone who receives email at the order's address. */
export function FindOrderRoute() {
  usePageResponse({ cache: 'private' });
  const session = useSession();
  const { orderNumberPrefix } = useFindOrderPageSuspenseQuery().data.shopSettings;
  return (
    <>
      <PageHead title="Find your order" robots="noindex,follow" />
      {/* Keyed by user: signing in or out starts afresh, so nothing of the previous user shows. */}
      <FindOrder key={session?.user.id ?? 'guest'} prefix={orderNumberPrefix} />
    </>
  );
}
