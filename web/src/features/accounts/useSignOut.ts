import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { toast } from '../../ui/toast.ts';
import { endSession } from './sessionStore.ts';
import { useSignOutMutation } from './SignOut.generated.ts';

export interface SigningOut {
  isSigningOut: boolean;
  signOut: () => Promise<void>;
}

/** Ends the session on the server and in this browser, and leads home. */
export function useSignOut(): SigningOut {
  const navigate = useNavigate();
  const [tellServer] = useSignOutMutation();
  const [isSigningOut, setSigningOut] = useState(false);

  async function signOut() {
    setSigningOut(true);
    // Out of reach, the server lets the session end by its own date; this browser forgets it at once.
    await tellServer().catch(() => undefined);
    endSession();
    setSigningOut(false);
    toast('You are signed out.');
    void navigate('/');
  }

  return { isSigningOut, signOut };
}
