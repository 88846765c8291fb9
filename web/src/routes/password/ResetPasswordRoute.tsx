import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../lib/PageHead.tsx';
import { usePageResponse } from '../../lib/pageResponse.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { DeadLink } from '../parts/DeadLink.tsx';
import { NewStage } from '../parts/NewStage.tsx';
import { SignInPage } from '../parts/SignInPage.tsx';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';

type Stage = 'choosing' | 'done' | 'invalid';

/** /reset-password?token=: where the mailed link leads. */
export function ResetPasswordRoute() {
  usePageResponse({ cache: 'private' });
  const token = useSearchParams()[0].get('token') ?? '';
  const [stage, setStage] = useState<Stage>(token === '' ? 'invalid' : 'choosing');
  return (
    <>
      <PageHead title="Set a new password" robots="noindex,nofollow" />
      {stage === 'choosing' && (
        <SignInPage
          title="Set a new password"
          intro="You will be signed out everywhere and sign in again with the new one."
        >
          <ResetPasswordForm
            token={token}
            onDone={() => setStage('done')}
            onInvalidToken={() => setStage('invalid')}
          />
        </SignInPage>
      )}
      {stage === 'done' && <Done />}
      {stage === 'invalid' && (
        <DeadLink
          intro="It has been used already, is more than 30 minutes old, or is incomplete. Have a new one sent."
          to="/forgot-password"
          label="Email me a new link"
        />
      )}
    </>
  );
}

function Done() {
  return (
    <NewStage>
      <SignInPage
        title="Your new password is set"
        intro="You are signed out everywhere else. Sign in with the new password to go on."
      >
        <LinkButton to="/login" variant="primary" size="lg" wide>
          Login
        </LinkButton>
      </SignInPage>
    </NewStage>
  );
}
