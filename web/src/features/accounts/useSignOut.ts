import { useNavigate } from 'react-router-dom';
import { toast } from '../../ui/toast.ts';
import type { ReturnState } from './returnPath.ts';
import { currentSession, endSession } from './sessionStore.ts';
import { useSignOutMutation } from './SignOut.generated.ts';

/** Signs out. @param next where to go then; home when left out. */
type SignOut = (next?: { to: string; state: ReturnState }) => void;

/**
 * Ends the session in this browser at once, leads on, and tells the server, whose answer nobody waits for: out of
 * reach, it lets the session end by its own date.
 */
export function useSignOut(): SignOut {
  const navigate = useNavigate();
  const [tellServer] = useSignOutMutation();

  return (next) => {
    const token = currentSession()?.token;
    endSession();
    // The client asks as a guest by now, so the token to end is stated. The page may be closed before this has left.
    const context = { headers: { authorization: `Bearer ${token}` }, fetchOptions: { keepalive: true } };
    if (token !== undefined) tellServer({ context }).catch(() => undefined);
    toast('You are signed out.');
    void navigate(next?.to ?? '/', { state: next?.state });
  };
}
