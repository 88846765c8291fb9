import { useSession } from '../../features/accounts/sessionStore.ts';
import { PageHead } from '../../lib/PageHead.tsx';
import { usePageResponse } from '../../lib/pageResponse.ts';
import { FindOrder } from './FindOrder.tsx';

/** /find-order: shows an order to whoever reads the email it was placed with, without an account. */
export function FindOrderRoute() {
  usePageResponse({ cache: 'private' });
  const session = useSession();
  return (
    <>
      <PageHead title="Find your order" robots="noindex,follow" />
      {/* Who signs in or out starts afresh: what was shown before is forgotten with everything else of that person. */}
      <FindOrder key={session?.user.id ?? 'guest'} />
    </>
  );
}
