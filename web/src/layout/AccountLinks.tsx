import { LogOut, ShieldCheck, User } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useReturnState } from '../features/accounts/session/returnPath.ts';
import { useSession } from '../features/accounts/session/sessionStore.ts';
import { isStaff } from '../features/accounts/session/sessionUser.ts';
import { useSignOut } from '../features/accounts/session/useSignOut.ts';

const LINK_STYLE = 'flex min-h-11 items-center gap-2 px-2 hover:underline md:px-1';
const ICON_STYLE = 'size-5.5 shrink-0';

/**
 * Links to the account and to sign out, or to sign in. The server renders every visitor as a guest. Small screens
 * move all but the account link into the menu; medium screens show icons only, to leave room for the search.
 */
export function AccountLinks() {
  const session = useSession();
  if (!session) return <LoginLink />;
  return (
    <>
      {isStaff(session.user) && (
        <Link to="/admin" className={`${LINK_STYLE} max-md:hidden`}>
          <ShieldCheck className={ICON_STYLE} />
          <span className="max-xl:sr-only">Admin</span>
        </Link>
      )}
      <Link to="/account" className={LINK_STYLE}>
        <User className={ICON_STYLE} />
        <span className="max-lg:sr-only">Account</span>
      </Link>
      <LogoutButton />
    </>
  );
}

function LoginLink() {
  return (
    <Link to="/login" state={useReturnState()} className={LINK_STYLE}>
      <User className={ICON_STYLE} />
      <span className="max-md:sr-only">Login</span>
    </Link>
  );
}

function LogoutButton() {
  const signOut = useSignOut();
  return (
    <button type="button" onClick={() => signOut()} className={`${LINK_STYLE} max-md:hidden`}>
      <LogOut className={ICON_STYLE} />
      <span className="max-lg:sr-only">Logout</span>
    </button>
  );
}
