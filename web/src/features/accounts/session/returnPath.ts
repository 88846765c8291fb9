import { useLocation } from 'react-router-dom';
import { safePath } from '../../../lib/paths/safePath.ts';
import { recordFrom } from '../../../lib/text/record.ts';
import { isStaff, type SessionUser } from './sessionUser.ts';

/** The state of a link to the sign-in page: where to go afterwards. */
export interface ReturnState {
  from: string;
}

/** Pages not to return to after signing in. */
const SIGN_IN_PATHS = ['/login', '/register', '/forgot-password', '/reset-password'];

function returnPath(state: unknown): string {
  return safePath(recordFrom(state).from);
}

/**
 * Where sign-in leads: staff to their own pages, and to the one that they were on; everybody else back to
 * where they were.
 */
export function pathAfterSignIn(user: SessionUser, state: unknown): string {
  const path = returnPath(state);
  return !isStaff(user) || path.startsWith('/admin/') ? path : '/admin';
}

/** The state for a link to a sign-in page: this page, or the page the shopper was on before signing in. */
export function useReturnState(): ReturnState {
  const { pathname, search, state } = useLocation();
  return { from: SIGN_IN_PATHS.includes(pathname) ? returnPath(state) : pathname + search };
}
