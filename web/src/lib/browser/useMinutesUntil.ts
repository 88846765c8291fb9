import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;
/** How often to check the clock. The page changes only when the minute does. */
const LOOK_MS = 5_000;

function everyFewSeconds(listener: () => void): () => void {
  const timer = setInterval(listener, LOOK_MS);
  return () => clearInterval(timer);
}

/**
 * The whole minutes until an instant, rounded up; 0 or less once it has passed. Null on the server and during
 * hydration, because the HTML is shared for a minute and must not depend on the time.
 * @param instant in ISO 8601, as the API returns it.
 */
export function useMinutesUntil(instant: string): number | null {
  return useSyncExternalStore(
    everyFewSeconds,
    () => Math.ceil((Date.parse(instant) - Date.now()) / MINUTE_MS),
    () => null,
  );
}
