import { ApolloClient, ApolloLink, type NormalizedCacheObject } from '@apollo/client';
import { APOLLO_STATE_ID } from '../lib/head/document.ts';
import { orderKeyOfPage } from '../lib/paths/orderKeys.ts';
import { createCache } from './cache.ts';
import { credentialLink, type Credential } from './credentialLink.ts';
import { sendFilesAs } from './fileToken.ts';
import { freshLink } from './freshLink.ts';
import { orderKeyLink } from './orderKeyLink.ts';
import { sendLink } from './sendLink.ts';

/** The cache state that the server left in the page; empty if it couldn't render. */
function serverState(): NormalizedCacheObject {
  const text = document.getElementById(APOLLO_STATE_ID)?.textContent;
  return text ? (JSON.parse(text) as NormalizedCacheObject) : {};
}

/** The browser's client: same origin, and no retries, so that no mutation runs twice. */
export function createBrowserClient(credential: Credential): ApolloClient {
  sendFilesAs(credential.token);
  return new ApolloClient({
    cache: createCache().restore(serverState()),
    link: ApolloLink.from([
      freshLink(),
      credentialLink(credential),
      orderKeyLink(orderKeyOfPage),
      sendLink(),
    ]),
  });
}
