import type { ApolloClient } from '@apollo/client';
import { currentSession, subscribeToSession } from './features/accounts/session/sessionStore.ts';
import { holdsAccountCopy } from './lib/browser/accountCopy.ts';

/** Most visitors are guests: they do without this code. */
const loadAccountLists = () => import('./accountLists.ts');

/**
 * Keeps cart and wish list with the account that is signed in, here and in other tabs. When its owner leaves, in
 * whatever way, both leave this browser too.
 *
 * @returns what ends it.
 */
export function keepAccountLists(client: ApolloClient): () => void {
  let current: string | null | undefined;
  let stop = () => {};

  async function turnTo(userId: string | null): Promise<void> {
    stop();
    stop = () => {};
    if (userId === null && !holdsAccountCopy()) return;
    const { followAccountLists, forgetListsOfOthers } = await loadAccountLists();
    // Somebody may have signed in or out while the code was fetched.
    if (current !== userId) return;
    if (userId === null) forgetListsOfOthers(null);
    else stop = followAccountLists(client, userId);
  }

  function hear() {
    const userId = currentSession()?.user.id ?? null;
    if (userId === current) return;
    current = userId;
    // Without its code the lists stay as they are; the next visit tries again.
    turnTo(userId).catch(() => undefined);
  }

  const unsubscribe = subscribeToSession(hear);
  hear();
  return () => {
    unsubscribe();
    stop();
  };
}
