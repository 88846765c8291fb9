import { useNavigate } from 'react-router-dom';
import { forgetSignedOut } from '../../../lib/visitor/deleteVisitorData.ts';
import { toast } from '../../../ui/overlay/toast.ts';
import type { ReturnState } from './returnPath.ts';
import { currentSession, endSession } from './sessionStore.ts';
import { useSignOutMutation } from './SignOut.generated.ts';

/**
 * Signs out.
 * @param next the page to open then; the home page by default.
 */
type SignOut = (next?: { to: string; state: ReturnState }) => void;

/**
 * Ends the session in this browser at once, navigates on, and tells the server without waiting. If the server can't
 * be reached, the session ends on its expiry date.
 */
export function useSignOut(): SignOut {
  const navigate = useNavigate();
  const [tellServer] = useSignOutMutation();

  return (next) => {
    const { token, user } = currentSession() ?? {};
    endSession();
    // Only signing out clears drafts; a session that ends by itself keeps them.
    forgetSignedOut(user?.id);
    // The client is a guest by now, so set the token to revoke. `keepalive`, because the page may close before the
    // request is sent.
    const context = { headers: { authorization: `Bearer ${token}` }, fetchOptions: { keepalive: true } };
    if (token !== undefined) tellServer({ context }).catch(() => undefined);
    toast('You’re signed out.');
    void navigate(next?.to ?? '/', { state: next?.state });
  };
}
