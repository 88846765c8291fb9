import { createStoredList } from '../../lib/browser/storedList.ts';

/** More payments than anyone returns to. */
const MOST_KEPT = 20;

const settled = createStoredList<string>('settled-payments', {
  read: (value) => (typeof value === 'string' ? value : null),
  write: (sessionId) => sessionId,
});

/**
 * Runs `settle` the first time this browser opens a payment's page. A reload or a bookmark must not empty a cart
 * filled since.
 */
export function settleOnce(sessionId: string, settle: () => void): void {
  if (settled.get().includes(sessionId)) return;
  settled.set([...settled.get(), sessionId].slice(-MOST_KEPT));
  settle();
}
