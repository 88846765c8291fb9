import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { pathAfterSignIn, useReturnState } from '../../features/accounts/returnPath.ts';
import { useSession } from '../../features/accounts/sessionStore.ts';
import { PageHead } from '../../lib/PageHead.tsx';
import { SignInPage } from '../parts/SignInPage.tsx';
import { TextLink } from '../parts/TextLink.tsx';
import { LoginForm } from './LoginForm.tsx';
import { SecondStepForm } from './SecondStepForm.tsx';

/** Signing in takes a password, and then a code where the account asks for one. */
type Stage =
  | { name: 'password'; again: { email: string; reason: string | undefined } | null }
  | { name: 'code'; email: string; challenge: string };

/** /login. A signed-in customer goes straight on to the page they came for. */
export function LoginRoute() {
  const session = useSession();
  const { state } = useLocation();
  const returnState = useReturnState();
  const [stage, setStage] = useState<Stage>({ name: 'password', again: null });
  if (session) return <Navigate to={pathAfterSignIn(session.user.role, state)} replace />;
  return (
    <>
      <PageHead
        title="Login"
        description="Sign in to your account to track your orders and check out faster."
        canonicalPath="/login"
      />
      {stage.name === 'code' ? (
        <SignInPage
          title="Two-step sign-in"
          intro={<p className="wrap-anywhere">Signing in as {stage.email}</p>}
        >
          <SecondStepForm
            challenge={stage.challenge}
            onBack={(reason) => setStage({ name: 'password', again: { email: stage.email, reason } })}
          />
        </SignInPage>
      ) : (
        <SignInPage title="Login" intro="Sign in to track your orders and check out faster.">
          <LoginForm again={stage.again} onSecondStep={(step) => setStage({ name: 'code', ...step })} />
          <p className="flex flex-wrap items-center gap-x-2 border-t border-line pt-4 text-sm">
            New here?
            <TextLink to="/register" state={returnState}>
              Create an account
            </TextLink>
          </p>
        </SignInPage>
      )}
    </>
  );
}
