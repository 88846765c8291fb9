import type { ApolloClient } from '@apollo/client';
import { createBrowserClient } from './apollo/browserClient.ts';
import { renewViewerData } from './apollo/renewViewerData.ts';
import { currentSession, endSession, subscribeToSession } from './features/accounts/session/sessionStore.ts';
import { forgetDraft } from './features/checkout/draft/forgetDraft.ts';
import { forgetAccountVehicle } from './features/garage/vehicle/keptVehicleStore.ts';
import { keepAccountLists } from './keepAccountLists.ts';
import { forgetOrderKeys } from './lib/paths/orderKeys.ts';

/**
 * A half-filled checkout holds the previous user's name and address, and the vehicle's registration is theirs too.
 */
function forgetWhoLeft(): void {
  forgetDraft();
  forgetOrderKeys();
  forgetAccountVehicle();
}

/**
 * The browser's client. It uses the token of the signed-in user and follows every sign-in and sign-out, in this tab
 * and others.
 */
export function createSignedInClient(): ApolloClient {
  const token = () => currentSession()?.token ?? null;
  const client = createBrowserClient({ token, onRefused: endSession });
  let last = token();
  // The session may also have ended while no page was open.
  if (last === null) forgetAccountVehicle();
  subscribeToSession(() => {
    if (token() === last) return;
    last = token();
    if (last === null) forgetWhoLeft();
    // First the screens with the previous user's private data must unmount.
    setTimeout(() => void renewViewerData(client));
  });
  keepAccountLists(client);
  return client;
}
