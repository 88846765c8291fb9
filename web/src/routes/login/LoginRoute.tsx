import { Navigate, useLocation } from 'react-router-dom';
import { pathAfterSignIn, useReturnState } from '../../features/accounts/returnPath.ts';
import { useSession } from '../../features/accounts/sessionStore.ts';
import { PageHead } from '../../lib/PageHead.tsx';
import { SignInPage } from '../parts/SignInPage.tsx';
import { TextLink } from '../parts/TextLink.tsx';
import { LoginForm } from './LoginForm.tsx';

/** /login. A signed-in customer goes straight on to the page they came for. */
export function LoginRoute() {
  const session = useSession();
  const { state } = useLocation();
  const returnState = useReturnState();
  if (session) return <Navigate to={pathAfterSignIn(session.user.role, state)} replace />;
  return (
    <SignInPage title="Login" intro="Sign in to track your orders and check out faster.">
      <PageHead
        title="Login"
        description="Sign in to your account to track your orders and check out faster."
        canonicalPath="/login"
      />
      <LoginForm />
      <p className="flex flex-wrap items-center gap-x-2 border-t border-line pt-4 text-sm">
        New here?
        <TextLink to="/register" state={returnState}>
          Create an account
        </TextLink>
      </p>
    </SignInPage>
  );
}
