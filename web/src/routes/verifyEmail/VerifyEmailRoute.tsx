import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../lib/head/PageHead.tsx';
import { usePageResponse } from '../../lib/head/pageResponse.ts';
import { Button } from '../../ui/base/Button.tsx';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { Notice } from '../../ui/base/Notice.tsx';
import { DeadLink } from '../parts/signIn/DeadLink.tsx';
import { NewStage } from '../parts/signIn/NewStage.tsx';
import { SignInPage } from '../parts/signIn/SignInPage.tsx';
import { SignInRequired } from './SignInRequired.tsx';
import { useEmailVerification, type Verification } from './useEmailVerification.ts';

/**
 * /verify-email?token=: the target of the emailed link. It asks before acting: email scanners open links too, and
 * must not confirm an address for the signed-in customer's account.
 */
export function VerifyEmailRoute() {
  usePageResponse({ cache: 'private' });
  const token = useSearchParams()[0].get('token') ?? '';
  const { verification, verify } = useEmailVerification(token);
  return (
    <>
      <PageHead title="Confirm your email" robots="noindex,nofollow" />
      <Stage verification={verification} onConfirm={() => void verify()} />
    </>
  );
}

function Stage({ verification, onConfirm }: { verification: Verification; onConfirm: () => void }) {
  switch (verification.stage) {
    case 'verified':
      return <Verified email={verification.email} />;
    case 'signIn':
      return <SignInRequired />;
    case 'invalid':
      return (
        <DeadLink
          intro="It’s already been used, is out of date, or is incomplete. You can ask for a new one in your account."
          to="/account"
          label="Go to your account"
        />
      );
    case 'asking':
    case 'busy':
    case 'failed':
      return (
        <Question
          failure={verification.stage === 'failed' ? verification.why : undefined}
          isBusy={verification.stage === 'busy'}
          onConfirm={onConfirm}
        />
      );
  }
}

function Question({
  failure,
  isBusy,
  onConfirm,
}: {
  failure: string | undefined;
  isBusy: boolean;
  onConfirm: () => void;
}) {
  return (
    <SignInPage
      title="Confirm your email"
      intro="Only confirm if it was you who gave us this address for your account."
    >
      {failure && (
        <Notice tone="bad" title="We couldn’t confirm your email.">
          {failure}
        </Notice>
      )}
      <Button variant="primary" size="lg" wide busy={isBusy} onClick={onConfirm}>
        Confirm my email
      </Button>
    </SignInPage>
  );
}

function Verified({ email }: { email: string }) {
  return (
    <NewStage>
      <SignInPage
        title="Your email is confirmed"
        intro={
          <>
            <span className="wrap-anywhere">{email}</span> is now the email on your account. Any orders you
            placed with it before are in your account too.
          </>
        }
      >
        <LinkButton to="/account" variant="primary" size="lg" wide>
          Go to your account
        </LinkButton>
      </SignInPage>
    </NewStage>
  );
}
