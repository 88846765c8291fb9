import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { checkSession } from './checkSession.ts';
import { useSession } from './sessionStore.ts';

/**
 * Asks the server who the token stands for: at the start of each visit, at each sign-in, and whenever the shopper comes
 * back to this tab. A session that was ended elsewhere ends here too; a name or role that was changed elsewhere changes here.
 */
export function SessionCheck() {
  const client = useApolloClient();
  const token = useSession()?.token;
  useEffect(() => {
    if (token === undefined) return;
    // Out of reach, the server is asked the next time.
    const checkNow = () => void checkSession(client).catch(() => undefined);
    const checkOnReturn = () => document.visibilityState === 'visible' && checkNow();
    checkNow();
    document.addEventListener('visibilitychange', checkOnReturn);
    return () => document.removeEventListener('visibilitychange', checkOnReturn);
  }, [client, token]);
  return null;
}
