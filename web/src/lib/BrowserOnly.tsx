import { useSyncExternalStore, type ReactNode } from 'react';

const subscribeToNothing = () => () => undefined;

/** False on the server and while its markup is taken over, true from then on. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

/** Renders its children in the browser only, for what depends on who is looking; the server renders `fallback`. */
export function BrowserOnly({ children, fallback = null }: { children: ReactNode; fallback?: ReactNode }) {
  return useInBrowser() ? children : fallback;
}
