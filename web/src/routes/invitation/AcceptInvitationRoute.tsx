import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { failureText } from '../../apollo/failureText.ts';
import { BrowserOnly } from '../../lib/browser/BrowserOnly.tsx';
import { PageHead } from '../../lib/head/PageHead.tsx';
import { usePageResponse } from '../../lib/head/pageResponse.ts';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { LoadFailed } from '../../ui/page/LoadFailed.tsx';
import { DeadLink } from '../parts/signIn/DeadLink.tsx';
import { NewStage } from '../parts/signIn/NewStage.tsx';
import { SignInPage } from '../parts/signIn/SignInPage.tsx';
import { useStaffInvitationQuery } from './AcceptInvitationRoute.generated.ts';
import { InvitationForm } from './InvitationForm.tsx';

const TITLE = 'Join the staff';

/** /accept-invitation?token=: the target of the link in an invitation to the staff. */
export function AcceptInvitationRoute() {
  usePageResponse({ cache: 'private' });
  const waiting = (
    <SignInPage title={TITLE} intro="We’re looking up your invitation.">
      {null}
    </SignInPage>
  );
  return (
    <>
      <PageHead title={TITLE} robots="noindex,nofollow" />
      <BrowserOnly fallback={waiting}>
        <Invitation />
      </BrowserOnly>
    </>
  );
}

type Stage = 'choosing' | 'done' | 'invalid';

function Invitation() {
  const token = useSearchParams()[0].get('token') ?? '';
  const [stage, setStage] = useState<Stage>('choosing');
  const { data, loading, error, refetch } = useStaffInvitationQuery({
    variables: { token },
    skip: token === '',
    fetchPolicy: 'network-only',
  });
  if (stage === 'done') return <Done />;
  const invitation = data?.staffInvitation;
  if (stage === 'invalid' || (!invitation && !loading && !error))
    return (
      <DeadLink
        intro={
          'It’s already been used, is more than seven days old, or was withdrawn. Ask the shop to send it ' +
          'again. If you’ve accepted it, sign in.'
        }
        to="/login"
        label="Login"
      />
    );
  if (!invitation)
    return (
      <SignInPage title={TITLE} intro={loading && 'We’re looking up your invitation.'}>
        {error && <LoadFailed what="your invitation" why={failureText(error)} onRetry={refetch} />}
      </SignInPage>
    );
  const { email, roleLabel, roleMeaning } = invitation;
  return (
    <SignInPage
      title={TITLE}
      intro={
        <>
          You’re invited with the role “{roleLabel}”. {roleMeaning} You’ll sign in with{' '}
          <span className="font-[650] wrap-anywhere text-ink">{email}</span>.
        </>
      }
    >
      <InvitationForm
        token={token}
        invitation={invitation}
        onDone={() => setStage('done')}
        onInvalidToken={() => setStage('invalid')}
      />
    </SignInPage>
  );
}

function Done() {
  return (
    <NewStage>
      <SignInPage title="Welcome to the staff" intro="Sign in with your new password to begin.">
        <LinkButton to="/login" variant="primary" size="lg" wide>
          Login
        </LinkButton>
      </SignInPage>
    </NewStage>
  );
}
