import { Link, Navigate, useLocation } from 'react-router-dom';
import { pathAfterSignIn, useReturnState } from '../../features/accounts/session/returnPath.ts';
import { useSession } from '../../features/accounts/session/sessionStore.ts';
import { PageHead } from '../../lib/head/PageHead.tsx';
import { SignInPage } from '../parts/signIn/SignInPage.tsx';
import { TextLink } from '../parts/TextLink.tsx';
import { RegisterForm } from './RegisterForm.tsx';

/** /register. New and already signed-in customers go straight to the page they came for. */
export function RegisterRoute() {
  const session = useSession();
  const { state } = useLocation();
  const returnState = useReturnState();
  if (session) return <Navigate to={pathAfterSignIn(session.user, state)} replace />;
  return (
    <SignInPage title="Create an account" intro="Keep your orders and their invoices in one place.">
      <PageHead
        title="Create an account"
        description="Create an account to keep your orders and their invoices in one place."
        canonicalPath="/register"
      />
      <RegisterForm />
      <p className="text-sm text-ink-2">
        To see how we use your data, read our{' '}
        <Link to="/privacy" className="underline underline-offset-4 hover:text-ink">
          privacy policy
        </Link>
        .
      </p>
      <p className="flex flex-wrap items-center gap-x-2 border-t border-line pt-4 text-sm">
        Have an account?
        <TextLink to="/login" state={returnState}>
          Login
        </TextLink>
      </p>
    </SignInPage>
  );
}
