import { createStoredList } from '../../lib/storedList.ts';

/** More than anybody returns to. */
const MOST_KEPT = 20;

const settled = createStoredList<string>('settled-payments', {
  read: (value) => (typeof value === 'string' ? value : null),
  write: (sessionId) => sessionId,
});

/**
 * Runs `settle` the first time the page of a payment is seen in this browser. Coming back to it, by a reload or
 * a bookmark, must not empty a cart that was filled since.
 */
export function settleOnce(sessionId: string, settle: () => void): void {
  if (settled.get().includes(sessionId)) return;
  settled.set([...settled.get(), sessionId].slice(-MOST_KEPT));
  settle();
}
