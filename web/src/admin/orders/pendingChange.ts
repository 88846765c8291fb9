import { useSyncExternalStore } from 'react';

/** What could not be done to one order, and why. */
export interface RefusedOrder {
  order: string;
  sentence: string;
}

/** A change that waits for its sending, so that it can still be taken back: mails leave with it. */
export interface HeldChange {
  /** What happens to how many: "Shipping 5 orders". */
  words: string;
  /** What is said once all of it was done: "5 orders shipped". */
  done: string;
  /** The ids of the orders, or their numbers, so that their rows can say so. */
  orders: readonly string[];
  /**
   * Sends it. Rejects if the shop could not be reached; what it then did is safe to send again.
   * @param isLeaving the page is being left, so that the request must outlive it.
   */
  send: (isLeaving: boolean) => Promise<readonly RefusedOrder[]>;
}

/** Where the latest change stands. */
export type PendingChange =
  | { phase: 'held'; change: HeldChange; until: number }
  | { phase: 'sending' | 'unreached' | 'done'; change: HeldChange }
  | { phase: 'refused'; change: HeldChange; refused: readonly RefusedOrder[] };

export const SECONDS_TO_UNDO = 10;
const MS_IN_A_SECOND = 1000;
const UNREACHED = 'We couldn’t reach the shop. Do it again: nothing is done twice.';

let current: PendingChange | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function become(next: PendingChange | null): void {
  clearTimeout(timer);
  current = next;
  for (const listener of listeners) listener();
}

/** What went wrong with a change while the next one was already held: told with the next. */
let earlier: readonly RefusedOrder[] = [];

/** Says what became of a change, and of those before it that could not be told yet. */
function tell(change: HeldChange, refused: readonly RefusedOrder[]): void {
  const all = [...earlier, ...refused];
  earlier = [];
  become(all.length > 0 ? { phase: 'refused', change, refused: all } : { phase: 'done', change });
}

async function send(change: HeldChange, isLeaving: boolean): Promise<void> {
  become({ phase: 'sending', change });
  const refused = await change.send(isLeaving).catch(() => null);
  if (current !== null && current.change !== change)
    earlier = [...earlier, ...(refused ?? [{ order: change.words, sentence: UNREACHED }])];
  else if (refused === null) become({ phase: 'unreached', change });
  else tell(change, refused);
}

/** Sends what is held, at once. */
export function sendHeldChange(isLeaving = false): void {
  if (current?.phase === 'held' || current?.phase === 'unreached') void send(current.change, isLeaving);
}

const onLeaving = () => current?.phase === 'held' && sendHeldChange(true);

/** Holds a change for ten seconds; one that is still held is sent first. */
export function holdChange(change: HeldChange): void {
  if (current?.phase === 'held') sendHeldChange();
  become({ phase: 'held', change, until: Date.now() + SECONDS_TO_UNDO * MS_IN_A_SECOND });
  timer = setTimeout(() => sendHeldChange(), SECONDS_TO_UNDO * MS_IN_A_SECOND);
  addEventListener('pagehide', onLeaving);
}

/** Takes back what is held, or puts away what was said of it. */
export function dropChange(): void {
  if (current?.phase === 'held' && earlier.length > 0) tell(current.change, []);
  else if (current?.phase !== 'sending') become(null);
}

/**
 * A screen that showed the latest change has gone. What became of it has been read; what is held is sent unless another
 * screen shows it.
 */
export function leaveScreen(isShownElsewhere: boolean): void {
  if (current?.phase === 'refused') become(null);
  else if (!isShownElsewhere && current?.phase === 'held') sendHeldChange();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The latest change; null if there is nothing to say of any. */
export function usePendingChange(): PendingChange | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
}
