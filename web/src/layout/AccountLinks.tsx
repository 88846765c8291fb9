import { LogOut, ShieldCheck, User } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useReturnState } from '../features/accounts/returnPath.ts';
import { useSession } from '../features/accounts/sessionStore.ts';
import { useSignOut } from '../features/accounts/useSignOut.ts';

const LINK_STYLE = 'flex min-h-11 items-center gap-2 px-1 hover:underline';
const ICON_STYLE = 'size-5.5 shrink-0';

/**
 * The way to the account and out of it, or to signing in. The server takes everybody for a guest. On small screens
 * what is not the account itself stands in the menu, on middling ones the icons speak, lest they crowd the search.
 */
export function AccountLinks() {
  const session = useSession();
  if (!session) return <LoginLink />;
  return (
    <>
      {session.user.role === 'ADMIN' && (
        <Link to="/admin" className={`${LINK_STYLE} max-md:hidden`}>
          <ShieldCheck aria-hidden="true" className={ICON_STYLE} />
          <span className="max-xl:sr-only">Admin</span>
        </Link>
      )}
      <Link to="/account" className={LINK_STYLE}>
        <User aria-hidden="true" className={ICON_STYLE} />
        <span className="max-lg:sr-only">Account</span>
      </Link>
      <LogoutButton />
    </>
  );
}

function LoginLink() {
  return (
    <Link to="/login" state={useReturnState()} className={LINK_STYLE}>
      <User aria-hidden="true" className={ICON_STYLE} />
      <span className="max-md:sr-only">Login</span>
    </Link>
  );
}

function LogoutButton() {
  const signOut = useSignOut();
  return (
    <button type="button" onClick={() => signOut()} className={`${LINK_STYLE} max-md:hidden`}>
      <LogOut aria-hidden="true" className={ICON_STYLE} />
      <span className="max-lg:sr-only">Logout</span>
    </button>
  );
}
