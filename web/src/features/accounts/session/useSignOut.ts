import { useNavigate } from 'react-router-dom';
import { forgetSignedOut } from '../../../lib/visitor/deleteVisitorData.ts';
import { toast } from '../../../ui/overlay/toast.ts';
import type { ReturnState } from './returnPath.ts';
import { currentSession, endSession } from './sessionStore.ts';
import { useSignOutMutation } from './SignOut.generated.ts';

/**
 * Signs out.
 * @param next where to go then; home if left out.
 */
type SignOut = (next?: { to: string; state: ReturnState }) => void;

/**
 * Ends the session in this browser at once, navigates on, and tells the server without waiting: if it cannot
 * be reached, the session ends on its expiry date.
 */
export function useSignOut(): SignOut {
  const navigate = useNavigate();
  const [tellServer] = useSignOutMutation();

  return (next) => {
    const { token, user } = currentSession() ?? {};
    endSession();
    // Who signs out leaves; a session that ends by itself takes no draft along.
    forgetSignedOut(user?.id);
    // The client is a guest by now, so the token to revoke is stated. The page may close before the request
    // has left.
    const context = { headers: { authorization: `Bearer ${token}` }, fetchOptions: { keepalive: true } };
    if (token !== undefined) tellServer({ context }).catch(() => undefined);
    toast('You’re signed out.');
    void navigate(next?.to ?? '/', { state: next?.state });
  };
}
