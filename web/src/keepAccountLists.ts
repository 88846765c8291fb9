import type { ApolloClient } from '@apollo/client';
import { currentSession, subscribeToSession } from './features/accounts/session/sessionStore.ts';
import { holdsAccountCopy } from './lib/browser/accountCopy.ts';

/** Guests, who are most visitors, never load this code. */
const loadAccountLists = () => import('./accountLists.ts');

/**
 * Syncs cart and wish list with the signed-in account, in this tab and others. When the session ends, for any reason,
 * both lists leave this browser.
 *
 * @returns a function that stops it.
 */
export function keepAccountLists(client: ApolloClient): () => void {
  let current: string | null | undefined;
  let stop = () => {};

  async function turnTo(userId: string | null): Promise<void> {
    stop();
    stop = () => {};
    if (userId === null && !holdsAccountCopy()) return;
    const { followAccountLists, forgetListsOfOthers } = await loadAccountLists();
    // The session may have changed while the code loaded.
    if (current !== userId) return;
    if (userId === null) forgetListsOfOthers(null);
    else stop = followAccountLists(client, userId);
  }

  function hear() {
    const userId = currentSession()?.user.id ?? null;
    if (userId === current) return;
    current = userId;
    // If the code can't be loaded, the lists stay as they are until the next visit.
    turnTo(userId).catch(() => undefined);
  }

  const unsubscribe = subscribeToSession(hear);
  hear();
  return () => {
    unsubscribe();
    stop();
  };
}
