import { Fragment, type ReactNode } from 'react';
import { BrowserOnly } from '../../../lib/browser/BrowserOnly.tsx';
import { LinkButton } from '../../../ui/base/LinkButton.tsx';
import { MessagePage } from '../../../ui/page/MessagePage.tsx';
import { useReturnState } from '../session/returnPath.ts';
import { useSession } from '../session/sessionStore.ts';

interface SignedInOnlyProps {
  /** The reason to sign in, as the end of a sentence: "to see your orders". */
  purpose: string;
  /** Shown until the browser knows whether the visitor is signed in. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Renders its children for signed-in visitors, and a link to the sign-in page for guests. */
export function SignedInOnly({ purpose, fallback, children }: SignedInOnlyProps) {
  return (
    <BrowserOnly fallback={fallback}>
      <Guarded purpose={purpose}>{children}</Guarded>
    </BrowserOnly>
  );
}

function Guarded({ purpose, children }: Omit<SignedInOnlyProps, 'fallback'>) {
  const session = useSession();
  // Keyed by account, so that one account's state never shows for another.
  return session ? <Fragment key={session.user.id}>{children}</Fragment> : <PleaseLogIn purpose={purpose} />;
}

function PleaseLogIn({ purpose }: { purpose: string }) {
  const state = useReturnState();
  return (
    <MessagePage title="Please Log In">
      <p>Sign in {purpose}.</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/login" state={state} variant="primary">
          Login
        </LinkButton>
        <LinkButton to="/register" state={state}>
          Create an account
        </LinkButton>
      </div>
    </MessagePage>
  );
}
