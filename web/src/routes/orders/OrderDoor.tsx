import { Fragment, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useReturnState } from '../../features/accounts/returnPath.ts';
import { useSession } from '../../features/accounts/sessionStore.ts';
import { BrowserOnly } from '../../lib/BrowserOnly.tsx';
import { OrderSkeleton } from './OrderSkeleton.tsx';

/** Lets whoever is signed in through to an order; sends everybody else to sign in, and back here afterwards. */
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
  // Keyed by the person: nothing of one account stays on the screen of another.
  return session ? (
    <Fragment key={session.user.id}>{children}</Fragment>
  ) : (
    <Navigate to="/login" state={state} replace />
  );
}
