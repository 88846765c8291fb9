import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../lib/head/PageHead.tsx';
import { usePageResponse } from '../../lib/head/pageResponse.ts';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { DeadLink } from '../parts/signIn/DeadLink.tsx';
import { NewStage } from '../parts/signIn/NewStage.tsx';
import { SignInPage } from '../parts/signIn/SignInPage.tsx';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';

type Stage = 'choosing' | 'done' | 'invalid';

/** /reset-password?token=: the target of the emailed link. */
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
          intro="We’ll sign you out everywhere, and you can sign back in with the new one."
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
          intro="It’s already been used, is more than 30 minutes old, or is incomplete. We can send you a new one."
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
        title="Your password has been changed"
        intro="You’ve been signed out everywhere. Sign in with your new password to continue."
      >
        <LinkButton to="/login" variant="primary" size="lg" wide>
          Login
        </LinkButton>
      </SignInPage>
    </NewStage>
  );
}
