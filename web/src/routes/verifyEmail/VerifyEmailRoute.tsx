import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../lib/PageHead.tsx';
import { usePageResponse } from '../../lib/pageResponse.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { DeadLink } from '../parts/DeadLink.tsx';
import { NewStage } from '../parts/NewStage.tsx';
import { SignInPage } from '../parts/SignInPage.tsx';
import { SignInFirst } from './SignInFirst.tsx';
import { useEmailVerification, type Verification } from './useEmailVerification.ts';

/**
 * /verify-email?token=: where the mailed link leads. It asks first: programs that scan mails for bad links open them
 * too, and must not confirm an address in the account of whoever is signed in.
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
      return <SignInFirst />;
    case 'invalid':
      return (
        <DeadLink
          intro="It has been used already, is too old, or is incomplete. Have a new one sent from your account."
          to="/account"
          label="Go to your account"
        />
      );
    default:
      return (
        <Question
          hasFailed={verification.stage === 'failed'}
          isBusy={verification.stage === 'busy'}
          onConfirm={onConfirm}
        />
      );
  }
}

function Question({
  hasFailed,
  isBusy,
  onConfirm,
}: {
  hasFailed: boolean;
  isBusy: boolean;
  onConfirm: () => void;
}) {
  return (
    <SignInPage
      title="Confirm your email"
      intro="Confirm only if it was you who gave us this address for your account."
    >
      {hasFailed && <Notice tone="bad" title="We could not confirm your email. Please try again." />}
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
            <span className="wrap-anywhere">{email}</span> is the address of your account. Orders placed with
            it before are in your account now.
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
