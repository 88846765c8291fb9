import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { failed } from '../../../apollo/failureText.ts';
import { toastFailure } from '../../../apollo/toastFailure.ts';
import { endSession } from '../../../features/accounts/session/sessionStore.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { toast } from '../../../ui/overlay/toast.ts';
import type { AccountQuery } from '../frame/AccountPage.generated.ts';
import { AccountSection } from '../frame/AccountSection.tsx';
import { useSignOutEverywhereMutation } from './SessionList.generated.ts';
import { SessionRow } from './SessionRow.tsx';

/** The account's sessions. The customer can end any of them, or all at once. */
export function SessionList({ sessions }: { sessions: NonNullable<AccountQuery['mySessions']> }) {
  const list = useRef<HTMLUListElement>(null);
  return (
    <AccountSection
      id="devices"
      intro="If you don’t recognise one of these, sign it out and change your password."
      action={<SignOutEverywhere />}
    >
      <ul
        ref={list}
        tabIndex={-1}
        aria-label="Signed-in devices"
        className="divide-y divide-line outline-none"
      >
        {sessions.map((session) => (
          // The focused button disappears with its row.
          <SessionRow
            key={session.id}
            id={session.id}
            session={session}
            onEnded={() => list.current?.focus({ preventScroll: true })}
          />
        ))}
      </ul>
    </AccountSection>
  );
}

function SignOutEverywhere() {
  const navigate = useNavigate();
  const [signOutEverywhere, { loading }] = useSignOutEverywhereMutation();

  async function signOut() {
    const answer = await signOutEverywhere().catch(failed);
    // Unlike a plain sign-out, this means nothing until the server confirms it.
    if (!answer.data) return toastFailure(answer.error);
    endSession();
    toast('You’ve been signed out everywhere.');
    void navigate('/');
  }

  return (
    <Button busy={loading} onClick={() => void signOut()}>
      Sign out everywhere
    </Button>
  );
}
