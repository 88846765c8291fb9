import { useSyncExternalStore, type ReactNode } from 'react';

const subscribeToNothing = () => () => undefined;

/** False on the server and during hydration, true afterwards. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

/**
 * Renders its children only in the browser, for content that depends on the visitor. The server renders `fallback`.
 */
export function BrowserOnly({ children, fallback = null }: { children: ReactNode; fallback?: ReactNode }) {
  return useInBrowser() ? children : fallback;
}
