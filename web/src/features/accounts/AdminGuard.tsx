import type { ReactNode } from 'react';
import { useInBrowser } from '../../lib/BrowserOnly.tsx';
import { Redirect } from '../../lib/Redirect.tsx';
import { Button } from '../../ui/Button.tsx';
import { MessagePage } from '../../ui/MessagePage.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useMeQuery } from './Me.generated.ts';
import { useSession } from './sessionStore.ts';

/**
 * Lets administrators in and sends everybody else home. The server is asked, for what lies in the browser can be
 * written by anybody; it also refuses the data of these pages to all others.
 */
export function AdminGuard({ children }: { children: ReactNode }) {
  const isInBrowser = useInBrowser();
  const isSignedIn = useSession() !== null;
  const { data, error, loading, refetch } = useMeQuery({ skip: !isSignedIn, fetchPolicy: 'network-only' });
  // What was known before somebody else signed in does not count.
  if (!isInBrowser || (isSignedIn && loading)) return <Checking />;
  // A question that fails again says so by itself.
  if (isSignedIn && error) return <CheckFailed onRetry={() => void refetch().catch(() => undefined)} />;
  return data?.me?.role === 'ADMIN' ? children : <Redirect to="/" />;
}

function Checking() {
  return (
    <p role="status" className="wrap flex min-h-[50vh] items-center justify-center gap-3 py-16">
      <Spinner />
      Loading
    </p>
  );
}

function CheckFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <MessagePage title="We could not check your account" role="alert">
      <p>The server did not answer. Nothing was changed.</p>
      <Button variant="primary" onClick={onRetry}>
        Try again
      </Button>
    </MessagePage>
  );
}
