import { useSyncExternalStore } from 'react';
import type { NextStep } from './nextStep.ts';

/** An order that couldn't be changed, and why. */
export interface RefusedOrder {
  order: string;
  message: string;
}

/** A change's state in the shop. */
interface Standing {
  /** How many more seconds it can be undone. */
  secondsLeft: number;
  /** Null until it's been carried out. */
  refused: readonly RefusedOrder[] | null;
}

/**
 * A change that the shop holds for a few seconds so that it can be undone. Then it goes through and emails
 * are sent.
 */
export interface HeldChange {
  /** Describes the change while it's held: "Shipping 5 orders". */
  words: string;
  /** The toast once everything succeeded: "5 orders shipped". */
  done: string;
  to: NextStep['to'];
  /** The path on which this tab started it; null if it was started elsewhere. */
  startedOn: string | null;
  /** Ids and numbers of the orders, so that their rows can show the change. */
  orders: readonly string[];
  /** Asks the shop to hold it. Rejects if the shop can't be reached; sending it twice holds it once. */
  send: () => Promise<Standing>;
  /** Carries it out now, or gets the outcome. */
  carryOut: () => Promise<readonly RefusedOrder[] | 'undone'>;
  /** Resolves to true if it was undone, false if it had already been carried out. */
  undo: () => Promise<boolean>;
  /** Called once it was undone, to restore the typed values. */
  onUndone?: () => void;
  /** Tells the shop that the user has seen the outcome. */
  close: () => Promise<unknown>;
}

/** The state of the latest change. */
export type PendingChange =
  | { phase: 'held'; change: HeldChange; until: number }
  | { phase: 'unreached'; change: HeldChange; again: () => void }
  | { phase: 'sending' | 'done'; change: HeldChange }
  | { phase: 'refused'; change: HeldChange; refused: readonly RefusedOrder[] };

const MS_IN_A_SECOND = 1000;
const UNREACHED = 'We couldn’t reach the shop. Check the order to see whether this went through.';

let current: PendingChange | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function become(next: PendingChange | null): void {
  clearTimeout(timer);
  current = next;
  for (const listener of listeners) listener();
}

const isCurrent = (change: HeldChange): boolean => current?.change === change;

/** Errors of earlier changes, reported with the next outcome. */
let earlier: readonly RefusedOrder[] = [];

/** Shows the outcome of a change, with any earlier errors. */
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
  // A later change has already made the shop carry it out.
  if (!isCurrent(change)) return finish(change);
  if (standing) show(change, standing);
  else become({ phase: 'unreached', change, again: () => void send(change) });
}

/** Has the shop hold a change. A change that is still held is carried out first. */
export function holdChange(change: HeldChange): void {
  const before = current;
  void send(change);
  if (before?.phase === 'held') void finish(before.change);
}

/** Shows a change that was held before the page loaded; refusals only to the tab that started it. */
export function resumeChange(change: HeldChange, standing: Standing): void {
  if (current !== null || (standing.refused && change.startedOn === null)) return;
  show(change, standing);
}

/** Carries out the held change at once. */
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

/** Undoes the held change, or dismisses its outcome. */
export function dropChange(): void {
  if (current?.phase === 'held') return void undo(current.change);
  if (current?.phase === 'sending') return;
  if (current?.phase === 'refused') current.change.close().catch(() => undefined);
  become(null);
}

/** Called when the last order screen unmounts: the user has seen the outcome. */
export function leaveScreen(): void {
  if (current?.phase === 'refused') dropChange();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The latest change; null if there is nothing to show. */
export function usePendingChange(): PendingChange | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
}

/** The status a held change moves an order to, as if it had taken effect; undefined for other orders. */
export function heldStatus(pending: PendingChange | null, orderId: string): NextStep['to'] | undefined {
  const isOnItsWay = pending?.phase === 'held' || pending?.phase === 'sending';
  return isOnItsWay && pending.change.orders.includes(orderId) ? pending.change.to : undefined;
}
