import { GuestOnly } from '../../features/accounts/guard/GuestOnly.tsx';
import { SignedInOnly } from '../../features/accounts/guard/SignedInOnly.tsx';
import { OrderCardSkeleton } from '../../features/orders/list/OrderCardSkeleton.tsx';
import { BrowserOnly } from '../../lib/browser/BrowserOnly.tsx';
import { PageHead } from '../../lib/head/PageHead.tsx';
import { usePageResponse } from '../../lib/head/pageResponse.ts';
import { TextLink } from '../parts/TextLink.tsx';
import { OrderHistory } from './OrderHistory.tsx';
import { OrdersFrame } from './OrdersFrame.tsx';

/** /orders: the customer's orders, newest first. */
export function OrdersRoute() {
  usePageResponse({ cache: 'private' });
  const loading = (
    <OrdersFrame>
      <OrderCardSkeleton count={3} />
    </OrdersFrame>
  );
  return (
    <>
      <PageHead title="Your orders" robots="noindex,follow" />
      <SignedInOnly purpose="to see your orders" fallback={loading}>
        <OrdersFrame>
          <OrderHistory />
        </OrdersFrame>
      </SignedInOnly>
      <BrowserOnly>
        <GuestOnly>
          <p className="wrap max-w-2xl pb-16 text-ink-2">
            Ordered without an account? <TextLink to="/find-order">Find your order</TextLink>
          </p>
        </GuestOnly>
      </BrowserOnly>
    </>
  );
}
