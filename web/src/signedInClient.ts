import type { ApolloClient } from '@apollo/client';
import { createBrowserClient } from './apollo/browserClient.ts';
import { renewViewerData } from './apollo/renewViewerData.ts';
import { currentSession, endSession, subscribeToSession } from './features/accounts/session/sessionStore.ts';
import { forgetDraft } from './features/checkout/draft/forgetDraft.ts';
import { forgetAccountVehicle } from './features/garage/vehicle/keptVehicleStore.ts';
import { keepAccountLists } from './keepAccountLists.ts';
import { forgetOrderKeys } from './lib/paths/orderKeys.ts';

/** A half-filled checkout holds the name and address of the user who has left, and their registration is theirs too. */
function forgetWhoLeft(): void {
  forgetDraft();
  forgetOrderKeys();
  forgetAccountVehicle();
}

/**
 * The browser's client, asking as the user who is signed in: it follows every sign-in and sign-out, here and in
 * other tabs.
 */
export function createSignedInClient(): ApolloClient {
  const token = () => currentSession()?.token ?? null;
  const client = createBrowserClient({ token, onRefused: endSession });
  let last = token();
  // A session may also have ended while no page was open.
  if (last === null) forgetAccountVehicle();
  subscribeToSession(() => {
    if (token() === last) return;
    last = token();
    if (last === null) forgetWhoLeft();
    // First the screens that show what is private to somebody else must have gone.
    setTimeout(() => void renewViewerData(client));
  });
  keepAccountLists(client);
  return client;
}
