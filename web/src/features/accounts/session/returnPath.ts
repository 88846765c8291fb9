import { useLocation } from 'react-router-dom';
import { safePath } from '../../../lib/paths/safePath.ts';
import { recordFrom } from '../../../lib/text/record.ts';
import { CLOSED_ACCESS } from './closedAccess.ts';
import { isStaff, type SessionUser } from './sessionUser.ts';

/** The state of a link to the sign-in page. */
export interface ReturnState {
  from: string;
}

/** Pages not to return to after signing in. */
const SIGN_IN_PATHS = ['/login', '/register', '/forgot-password', '/reset-password', '/accept-invitation'];

function returnPath(state: unknown): string {
  return safePath(recordFrom(state).from);
}

/**
 * The path to open after sign-in: for staff the admin screen they were on, or the admin's start; for staff who can't
 * use the admin their account, which says why; for everybody else the page they were on.
 */
export function pathAfterSignIn(user: SessionUser, state: unknown): string {
  if (user.staffState && CLOSED_ACCESS[user.staffState]) return '/account';
  const path = returnPath(state);
  return !isStaff(user) || path.startsWith('/admin/') ? path : '/admin';
}

/** The state for a link to a sign-in page: this page, or the page the shopper was on before signing in. */
export function useReturnState(): ReturnState {
  const { pathname, search, state } = useLocation();
  return { from: SIGN_IN_PATHS.includes(pathname) ? returnPath(state) : pathname + search };
}
