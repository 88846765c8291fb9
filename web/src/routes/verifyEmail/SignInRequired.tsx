import { useReturnState } from '../../features/accounts/session/returnPath.ts';
import { useSession } from '../../features/accounts/session/sessionStore.ts';
import { useSignOut } from '../../features/accounts/session/useSignOut.ts';
import { Button } from '../../ui/base/Button.tsx';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { NewStage } from '../parts/signIn/NewStage.tsx';
import { SignInPage } from '../parts/signIn/SignInPage.tsx';
import { TextLink } from '../parts/TextLink.tsx';

/**
 * Shown to visitors not signed in to the account that requested the link. The email's reader may not know that
 * account, because another person may have created it.
 */
export function SignInRequired() {
  const session = useSession();
  const state = useReturnState();
  const signOut = useSignOut();
  return (
    <NewStage>
      <SignInPage title="Please sign in first" intro={<Reason signedInAs={session?.user.email} />}>
        {session ? (
          <Button variant="primary" size="lg" wide onClick={() => signOut({ to: '/login', state })}>
            Sign in to another account
          </Button>
        ) : (
          <LinkButton to="/login" state={state} variant="primary" size="lg" wide>
            Login
          </LinkButton>
        )}
        <p className="border-t border-line pt-4 text-sm text-ink-2">
          Not you? You don’t need to do anything, and nobody can see your orders. To take over an account that
          was opened with your address, <TextLink to="/forgot-password">set a new password</TextLink>.
        </p>
      </SignInPage>
    </NewStage>
  );
}

function Reason({ signedInAs }: { signedInAs: string | undefined }) {
  return (
    <>
      {signedInAs !== undefined && (
        <>
          You are signed in as <span className="wrap-anywhere">{signedInAs}</span>, and this link is for
          another account.{' '}
        </>
      )}
      Only the account that gave us this address can confirm it. Sign in to it and we’ll bring you back here.
    </>
  );
}
