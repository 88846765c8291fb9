import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { toast } from '../../ui/toast.ts';
import type { ReturnState } from './returnPath.ts';
import { endSession } from './sessionStore.ts';
import { useSignOutMutation } from './SignOut.generated.ts';

export interface SigningOut {
  isSigningOut: boolean;
  /** @param next where to go then; home when left out. */
  signOut: (next?: { to: string; state: ReturnState }) => Promise<void>;
}

/** Ends the session on the server and in this browser, and leads on. */
export function useSignOut(): SigningOut {
  const navigate = useNavigate();
  const [tellServer] = useSignOutMutation();
  const [isSigningOut, setSigningOut] = useState(false);

  async function signOut(next?: { to: string; state: ReturnState }) {
    setSigningOut(true);
    // Out of reach, the server lets the session end by its own date; this browser forgets it at once.
    await tellServer().catch(() => undefined);
    endSession();
    setSigningOut(false);
    toast('You are signed out.');
    void navigate(next?.to ?? '/', { state: next?.state });
  }

  return { isSigningOut, signOut };
}
