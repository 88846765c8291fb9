import { ApolloClient, ApolloLink } from '@apollo/client';
import { BaseHttpLink } from '@apollo/client/link/http';
import { APOLLO_STATE_ID } from '../document.ts';
import { createCache } from './cache.ts';
import { credentialLink, type Credential } from './credentialLink.ts';
import { persistedLink } from './persistedLink.ts';

/** The state the server left in the page, or nothing when it could not render. */
function serverState(): Record<string, object> {
  const text = document.getElementById(APOLLO_STATE_ID)?.textContent;
  return text ? JSON.parse(text) : {};
}

/** What the client keeps is in its own cache; whatever it asks for anew it wants as it is now. */
const ALWAYS_ASK: RequestInit = { cache: 'no-cache' };

/** The browser's client: same origin, and no retries, so that a write is never run twice. */
export function createBrowserClient(credential: Credential): ApolloClient {
  const http = new BaseHttpLink({ uri: '/graphql', fetchOptions: ALWAYS_ASK });
  return new ApolloClient({
    cache: createCache({ rememberResults: true }).restore(serverState() as never),
    link: ApolloLink.from([credentialLink(credential), persistedLink(), http]),
    dataMasking: true,
  });
}
