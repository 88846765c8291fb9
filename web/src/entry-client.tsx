import './styles/shop.css';
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

/** Uses the same normalised URL as the server, so that both render the same page. */
function takeOverAddress() {
  const address = location.pathname + location.search;
  if (pageAddress(address) !== address) history.replaceState(null, '', pageAddress(address));
}

async function start() {
  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error(`The page has no element #${ROOT_ID} to render into.`);
  takeOrderKeyFromAddress();
  takeOverAddress();
  // Load the page's code first, so that the server's markup stays until it hydrates.
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

/** Caches the shop's files in the browser. They load after everything the page itself needs. */
function registerServiceWorker() {
  whenIdle(() => {
    // Private windows and insecure origins have no service worker, and the shop works without it.
    navigator.serviceWorker?.register('/service-worker.js').catch(() => undefined);
  });
}

// Not in development, where it would serve files of an earlier build.
if (import.meta.env.PROD) {
  // This code runs after the first paint, so the page may have loaded already.
  if (document.readyState === 'complete') registerServiceWorker();
  else addEventListener('load', registerServiceWorker);
}
