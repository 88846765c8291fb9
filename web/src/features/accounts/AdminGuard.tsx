import type { ReactNode } from 'react';
import { useInBrowser } from '../../lib/BrowserOnly.tsx';
import { Redirect } from '../../lib/Redirect.tsx';
import { Button } from '../../ui/Button.tsx';
import { MessagePage } from '../../ui/MessagePage.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useMeQuery } from './Me.generated.ts';
import { useSession } from './sessionStore.ts';

/**
 * Lets administrators in and sends everybody else home. The server decides, because anybody can edit the
 * browser's storage; it also refuses the data of these pages to all others.
 */
export function AdminGuard({ children }: { children: ReactNode }) {
  const isInBrowser = useInBrowser();
  const isSignedIn = useSession() !== null;
  const { data, error, loading, refetch } = useMeQuery({ skip: !isSignedIn, fetchPolicy: 'network-only' });
  // The verdict about a previous user does not count.
  if (!isInBrowser || (isSignedIn && loading)) return <Checking />;
  // A query that fails again says so by itself.
  if (isSignedIn && error) return <CheckFailed onRetry={() => void refetch().catch(() => undefined)} />;
  if (data?.me?.role === 'ADMIN') return children;
  return (
    <>
      <Redirect to="/" />
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

function CheckFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <MessagePage title="We couldn’t check your account" role="alert">
      <p>Something went wrong at our end. Nothing has changed.</p>
      <Button variant="primary" onClick={onRetry}>
        Try again
      </Button>
    </MessagePage>
  );
}
