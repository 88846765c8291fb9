import './styles/global.css';
import { ApolloProvider } from '@apollo/client/react';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { watchFaults } from './faults/watchFaults.ts';
import { whenIdle } from './lib/browser/whenIdle.ts';
import { ROOT_ID, UNRENDERED_ATTRIBUTE } from './lib/head/document.ts';
import { takeOrderKeyFromAddress } from './lib/paths/orderKeys.ts';
import { pageAt } from './router.tsx';
import { pageAddress } from './routing/pageAddress.ts';
import { preloadOnIntent } from './routing/preloadOnIntent.ts';
import { createSignedInClient } from './signedInClient.ts';

/** Goes by the same address as the server did, so that both show the same page. */
function takeOverAddress() {
  const address = location.pathname + location.search;
  if (pageAddress(address) !== address) history.replaceState(null, '', pageAddress(address));
}

async function start() {
  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error(`The page has no element #${ROOT_ID} to render into.`);
  takeOrderKeyFromAddress();
  takeOverAddress();
  // The page's code is fetched first: what the server rendered then stays as it is until it comes alive.
  await pageAt(location.pathname).preload();
  const client = createSignedInClient();
  const faults = watchFaults(client);
  const app = (
    <StrictMode>
      <ApolloProvider client={client}>
        <BrowserRouter>
          <App origin={location.origin} />
        </BrowserRouter>
      </ApolloProvider>
    </StrictMode>
  );
  if (root.hasAttribute(UNRENDERED_ATTRIBUTE)) createRoot(root, faults).render(app);
  else startTransition(() => void hydrateRoot(root, app, faults));
  preloadOnIntent(document, pageAt);
}

void start();

/** Keeps the shop's files in the browser; they are fetched after all that the page itself needs. */
function registerServiceWorker() {
  whenIdle(() => {
    // Private windows and insecure addresses have none, and the shop does without.
    navigator.serviceWorker?.register('/service-worker.js').catch(() => undefined);
  });
}

// In development there is none: it would keep files of an earlier build.
if (import.meta.env.PROD) {
  // This code comes after the first paint, so the page may have loaded before.
  if (document.readyState === 'complete') registerServiceWorker();
  else addEventListener('load', registerServiceWorker);
}
