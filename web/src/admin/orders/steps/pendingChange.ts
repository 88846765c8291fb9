import { useSyncExternalStore } from 'react';
import type { NextStep } from './nextStep.ts';

/** What could not be done to one order, and why. */
export interface RefusedOrder {
  order: string;
  message: string;
}

/** How a change stands at the shop. */
interface Standing {
  /** For how many more seconds it can be undone. */
  secondsLeft: number;
  /** Null until it is done. */
  refused: readonly RefusedOrder[] | null;
}

/** A change that the shop makes in a few seconds, so that it can still be undone: mails leave with it. */
export interface HeldChange {
  /** What happens to how many: "Shipping 5 orders". */
  words: string;
  /** What is said once all of it was done: "5 orders shipped". */
  done: string;
  to: NextStep['to'];
  /** The ids of the orders and their numbers, so that their rows can say so. */
  orders: readonly string[];
  /** Tells the shop to hold it. Rejects if the shop could not be reached; sent again, it is held once. */
  send: () => Promise<Standing>;
  /** Makes it now, or asks what became of it. */
  carryOut: () => Promise<readonly RefusedOrder[] | 'undone'>;
  /** Gives whether it was undone, or was made before. */
  undo: () => Promise<boolean>;
  /** Called once it was undone, to bring back what was typed for it. */
  onUndone?: () => void;
  /** Tells the shop that the person has read what became of it. */
  close: () => Promise<unknown>;
}

/** Where the latest change stands. */
export type PendingChange =
  | { phase: 'held'; change: HeldChange; until: number }
  | { phase: 'unreached'; change: HeldChange; again: () => void }
  | { phase: 'sending' | 'done'; change: HeldChange }
  | { phase: 'refused'; change: HeldChange; refused: readonly RefusedOrder[] };

const MS_IN_A_SECOND = 1000;
const UNREACHED = 'We couldn’t reach the shop. Look at the order to see what became of it.';

let current: PendingChange | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function become(next: PendingChange | null): void {
  clearTimeout(timer);
  current = next;
  for (const listener of listeners) listener();
}

const isCurrent = (change: HeldChange): boolean => current?.change === change;

/** What went wrong with a change while the next one was already held: told with the next. */
let earlier: readonly RefusedOrder[] = [];

/** Says what became of a change, and of those before it that could not be told yet. */
function tell(change: HeldChange, refused: readonly RefusedOrder[]): void {
  const all = [...earlier, ...refused];
  earlier = [];
  become(all.length > 0 ? { phase: 'refused', change, refused: all } : { phase: 'done', change });
}

function show(change: HeldChange, { secondsLeft, refused }: Standing): void {
  if (refused) return tell(change, refused);
  const left = secondsLeft * MS_IN_A_SECOND;
  become({ phase: 'held', change, until: Date.now() + left });
  timer = setTimeout(() => void finish(change), left);
}

async function finish(change: HeldChange): Promise<void> {
  if (isCurrent(change)) become({ phase: 'sending', change });
  const refused = await change.carryOut().catch(() => null);
  if (!isCurrent(change)) {
    if (refused === null) earlier = [...earlier, { order: change.words, message: UNREACHED }];
    else if (refused !== 'undone') earlier = [...earlier, ...refused];
  } else if (refused === null) become({ phase: 'unreached', change, again: () => void finish(change) });
  else if (refused === 'undone') become(null);
  else tell(change, refused);
}

async function send(change: HeldChange): Promise<void> {
  become({ phase: 'sending', change });
  const standing = await change.send().catch(() => null);
  // A change that followed it at once has made the shop carry it out.
  if (!isCurrent(change)) return finish(change);
  if (standing) show(change, standing);
  else become({ phase: 'unreached', change, again: () => void send(change) });
}

/** Has the shop hold a change; one that is still held is carried out first. */
export function holdChange(change: HeldChange): void {
  const before = current;
  void send(change);
  if (before?.phase === 'held') void finish(before.change);
}

/** Shows a change that was held before the page was loaded. */
export function resumeChange(change: HeldChange, standing: Standing): void {
  if (current === null) show(change, standing);
}

/** Has the shop carry out what is held, at once. */
export function carryOutNow(): void {
  if (current?.phase === 'held') void finish(current.change);
}

async function undo(change: HeldChange): Promise<void> {
  become({ phase: 'sending', change });
  const isUndone = await change.undo().catch(() => null);
  if (isUndone) change.onUndone?.();
  if (!isCurrent(change)) return;
  if (isUndone === null) become({ phase: 'unreached', change, again: () => void undo(change) });
  else if (!isUndone) await finish(change);
  else if (earlier.length > 0) tell(change, []);
  else become(null);
}

/** Undoes what is held, or puts away what was said of it. */
export function dropChange(): void {
  if (current?.phase === 'held') return void undo(current.change);
  if (current?.phase === 'sending') return;
  if (current?.phase === 'refused') current.change.close().catch(() => undefined);
  become(null);
}

/** The last screen that showed the latest change has gone: what became of it has been read. */
export function leaveScreen(): void {
  if (current?.phase === 'refused') dropChange();
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

/** The status that a held change brings an order to, as if it had taken effect; undefined for all other orders. */
export function heldStatus(pending: PendingChange | null, orderId: string): NextStep['to'] | undefined {
  const isOnItsWay = pending?.phase === 'held' || pending?.phase === 'sending';
  return isOnItsWay && pending.change.orders.includes(orderId) ? pending.change.to : undefined;
}
