import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { failureText } from '../../../apollo/failureText.ts';
import { useInBrowser } from '../../../lib/browser/BrowserOnly.tsx';
import { Redirect } from '../../../lib/head/Redirect.tsx';
import { Button } from '../../../ui/base/Button.tsx';
import { Spinner } from '../../../ui/base/Spinner.tsx';
import { MessagePage } from '../../../ui/page/MessagePage.tsx';
import { CLOSED_ACCESS } from '../session/closedAccess.ts';
import { useReturnState } from '../session/returnPath.ts';
import { endedIdle, hasSignedOut, useSession } from '../session/sessionStore.ts';
import { useAdminGuardQuery } from './AdminGuard.generated.ts';
import { TwoFactorNeeded } from './TwoFactorNeeded.tsx';

/**
 * Admits staff. Guests sign in first and return to the same page; other customers, and users who have just signed
 * out, go to the home page, and suspended staff to their account, which says so. The server decides, because browser
 * storage can be edited; it also refuses these pages' data to everybody else.
 */
export function AdminGuard({ children }: { children: ReactNode }) {
  const isInBrowser = useInBrowser();
  const isSignedIn = useSession() !== null;
  const { data, error, loading, refetch } = useAdminGuardQuery({
    skip: !isSignedIn,
    fetchPolicy: 'network-only',
  });
  const state = useReturnState();
  const staffState = isSignedIn ? data?.me?.staffState : null;
  const isClosed = Boolean(staffState && CLOSED_ACCESS[staffState]);
  // Ignore the result for a previous user.
  if (!isInBrowser || (isSignedIn && loading)) return <Checking />;
  // If the retry fails, the query reports it again.
  if (isSignedIn && error)
    return <CheckFailed error={error} onRetry={() => void refetch().catch(() => undefined)} />;
  if (isSignedIn && data?.viewer.scopes.includes('USE_ADMIN')) return children;
  if (isSignedIn && data?.viewer.needsTwoFactor) return <TwoFactorNeeded />;
  if (!isSignedIn && !hasSignedOut())
    return <Navigate to="/login" state={{ ...state, wasIdle: endedIdle() }} replace />;
  return (
    <>
      <Redirect to={isClosed ? '/account' : '/'} />
      <Checking />
    </>
  );
}

function Checking() {
  return (
    <>
      <h1 className="sr-only">Admin</h1>
      <p role="status" className="wrap flex min-h-[50vh] items-center justify-center gap-3 py-16">
        <Spinner />
        Loading
      </p>
    </>
  );
}

function CheckFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <MessagePage title="We couldn’t check your account" role="alert">
      <p>{failureText(error)} Nothing has changed.</p>
      <Button variant="primary" onClick={onRetry}>
        Try again
      </Button>
    </MessagePage>
  );
}
