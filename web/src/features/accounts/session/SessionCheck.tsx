import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { checkSession } from './checkSession.ts';
import { useSession } from './sessionStore.ts';

/**
 * Asks the server whose token this is: at the start of each visit, at each sign-in, and whenever the shopper
 * returns to this tab. A session that was ended elsewhere ends here too; a name or role that was changed
 * elsewhere changes here.
 */
export function SessionCheck() {
  const client = useApolloClient();
  const token = useSession()?.token;
  useEffect(() => {
    if (token === undefined) return;
    // If the server cannot be reached, it is asked next time.
    const checkNow = () => void checkSession(client).catch(() => undefined);
    const checkOnReturn = () => document.visibilityState === 'visible' && checkNow();
    checkNow();
    document.addEventListener('visibilitychange', checkOnReturn);
    return () => document.removeEventListener('visibilitychange', checkOnReturn);
  }, [client, token]);
  return null;
}
