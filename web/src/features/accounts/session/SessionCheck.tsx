import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { checkSession } from './checkSession.ts';
import { useSession } from './sessionStore.ts';

/**
 * Asks the server about this session at the start of each visit, at each sign-in, and when the shopper returns to
 * this tab. If the session ended elsewhere, it ends here too, and a changed name or role is adopted.
 */
export function SessionCheck() {
  const client = useApolloClient();
  const token = useSession()?.token;
  useEffect(() => {
    if (token === undefined) return;
    // If the server can't be reached, the next check tries again.
    const checkNow = () => void checkSession(client).catch(() => undefined);
    const checkOnReturn = () => document.visibilityState === 'visible' && checkNow();
    checkNow();
    document.addEventListener('visibilitychange', checkOnReturn);
    return () => document.removeEventListener('visibilitychange', checkOnReturn);
  }, [client, token]);
  return null;
}
