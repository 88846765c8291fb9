import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { pathAfterSignIn, useReturnState } from '../../features/accounts/session/returnPath.ts';
import { useSession } from '../../features/accounts/session/sessionStore.ts';
import { PageHead } from '../../lib/head/PageHead.tsx';
import { recordFrom } from '../../lib/text/record.ts';
import { Notice } from '../../ui/base/Notice.tsx';
import { SignInPage } from '../parts/signIn/SignInPage.tsx';
import { TextLink } from '../parts/TextLink.tsx';
import { LoginForm, type ComingBack } from './LoginForm.tsx';
import { TwoFactorForm } from './TwoFactorForm.tsx';
import { useTwoFactorChallenge } from './useTwoFactorChallenge.ts';

/**
 * /login: asks for the password, then for a code if the account has two-factor sign-in. A signed-in customer goes
 * straight to the page they came for.
 */
export function LoginRoute() {
  const session = useSession();
  const { state } = useLocation();
  const returnState = useReturnState();
  const { wasIdle } = recordFrom(state);
  const [step, setStep] = useTwoFactorChallenge();
  const [back, setBack] = useState<ComingBack | null>(null);
  if (session) return <Navigate to={pathAfterSignIn(session.user, state)} replace />;
  return (
    <>
      <PageHead
        title="Login"
        description="Sign in to your account to track your orders and check out faster."
        canonicalPath="/login"
      />
      {step ? (
        <SignInPage
          title="Two-factor sign-in"
          intro={<p className="wrap-anywhere">Signing in as {step.email}</p>}
        >
          <TwoFactorForm
            challenge={step.challenge}
            onBack={(reason) => {
              setBack({ email: step.email, reason });
              setStep(null);
            }}
          />
        </SignInPage>
      ) : (
        <SignInPage title="Login" intro="Sign in to track your orders and check out faster.">
          {wasIdle === true && (
            <Notice tone="info" title="You were signed out because you’d been away for a while." />
          )}
          <LoginForm back={back} onTwoFactor={setStep} />
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
