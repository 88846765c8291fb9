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
 * A page about an order, for nobody to keep or to find: shows it to signed-in customers, and to guests who hold the
 * order's key; sends all others to sign in and back, or to ask for a new key.
 * @param title of the page.
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
  // Signing out has pushed the next address already, and the router is about to show it.
  const isLeaving = useLocation().pathname !== globalThis.location.pathname;
  const key = orderKeyState(orderId);
  // Keyed by customer, so that one account's data never stays on screen for another.
  if (session || key === 'valid') return <Fragment key={session?.user.id ?? 'guest'}>{children}</Fragment>;
  if (isLeaving) return <OrderSkeleton />;
  if (key === 'expired') return <Navigate to="/find-order" state={EXPIRED_LINK} replace />;
  return <Navigate to="/login" state={state} replace />;
}
