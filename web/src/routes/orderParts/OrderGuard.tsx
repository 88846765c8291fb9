import { Fragment, type ReactNode } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { useReturnState } from '../../features/accounts/session/returnPath.ts';
import { useSession } from '../../features/accounts/session/sessionStore.ts';
import { EXPIRED_LINK } from '../../features/orders/orderPaths.ts';
import { BrowserOnly } from '../../lib/browser/BrowserOnly.tsx';
import { PageHead } from '../../lib/head/PageHead.tsx';
import { usePageResponse } from '../../lib/head/pageResponse.ts';
import { orderKeyState } from '../../lib/paths/orderKeys.ts';
import { OrderSkeleton } from './OrderSkeleton.tsx';

/**
 * A page about an order, neither cached nor indexed. Admits signed-in customers, and guests with the order's key.
 * Sends everybody else to sign in and return, or to request a new key.
 * @param title the page's title.
 */
export function OrderGuard({ title, children }: { title: string; children: ReactNode }) {
  usePageResponse({ cache: 'private' });
  return (
    <>
      <PageHead title={title} robots="noindex,follow" />
      <BrowserOnly fallback={<OrderSkeleton />}>
        <Guarded>{children}</Guarded>
      </BrowserOnly>
    </>
  );
}

function Guarded({ children }: { children: ReactNode }) {
  const session = useSession();
  const state = useReturnState();
  const { orderId = '' } = useParams();
  // Signing out has already pushed the next URL, which the router is about to show.
  const isLeaving = useLocation().pathname !== globalThis.location.pathname;
  const key = orderKeyState(orderId);
  // Keyed by customer, so that one account's data never shows for another.
  if (session || key === 'valid') return <Fragment key={session?.user.id ?? 'guest'}>{children}</Fragment>;
  if (isLeaving) return <OrderSkeleton />;
  if (key === 'expired') return <Navigate to="/find-order" state={EXPIRED_LINK} replace />;
  return <Navigate to="/login" state={state} replace />;
}
