import { Fragment, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useReturnState } from '../../features/accounts/returnPath.ts';
import { useSession } from '../../features/accounts/sessionStore.ts';
import { BrowserOnly } from '../../lib/BrowserOnly.tsx';
import { OrderSkeleton } from './OrderSkeleton.tsx';

/** Shows an order to signed-in customers; sends guests to sign in and back. */
export function OrderDoor({ children }: { children: ReactNode }) {
  return (
    <BrowserOnly fallback={<OrderSkeleton />}>
      <Door>{children}</Door>
    </BrowserOnly>
  );
}

function Door({ children }: { children: ReactNode }) {
  const session = useSession();
  const state = useReturnState();
  // Signing out has pushed the next address already, and the router is about to show it.
  const isLeaving = useLocation().pathname !== globalThis.location.pathname;
  // Keyed by customer, so that one account's data never stays on screen for another.
  if (session) return <Fragment key={session.user.id}>{children}</Fragment>;
  return isLeaving ? <OrderSkeleton /> : <Navigate to="/login" state={state} replace />;
}
