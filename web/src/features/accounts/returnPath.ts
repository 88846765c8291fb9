import { useLocation } from 'react-router-dom';
import type { Role } from '../../apollo/schema.generated.ts';
import { safePath } from '../../lib/safePath.ts';

/** What a link to the sign-in page carries along: where to go afterwards. */
export interface ReturnState {
  from: string;
}

/** Nobody wants to come back to these once they are signed in. */
const SIGN_IN_PATHS = ['/login', '/register', '/forgot-password', '/reset-password'];

function returnPath(state: unknown): string {
  return safePath((state as Partial<Record<keyof ReturnState, unknown>> | null)?.from);
}

/** Where sign-in leads: administrators to their own pages, everybody else back to where they came from. */
export function pathAfterSignIn(role: Role, state: unknown): string {
  return role === 'ADMIN' ? '/admin' : returnPath(state);
}

/** The state for a link to a sign-in page: this page, or where the shopper was before they came to sign in. */
export function useReturnState(): ReturnState {
  const { pathname, search, state } = useLocation();
  return { from: SIGN_IN_PATHS.includes(pathname) ? returnPath(state) : pathname + search };
}
