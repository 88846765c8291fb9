import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds; false on the server and while the browser takes over its markup. */
export function useMediaQuery(query: string): boolean {
  // Another function would be another subscription, with each render.
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}

/** Whether the visitor has asked for less motion. */
export function usePrefersReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)');
}
