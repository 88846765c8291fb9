import { useSyncExternalStore, type ReactNode } from 'react';

export interface ToastOptions {
  /** How long it stays, in seconds; longer while it is pointed at or focused. */
  seconds?: number;
  /** What to do from here: a place to go to, for example the cart, or something to press, for example Undo. */
  action?: { label: string } & ({ to: string } | { onPress: () => void });
  /** What stands below the message; it is given the function that dismisses the toast. */
  details?: (dismiss: () => void) => ReactNode;
}

export interface ToastMessage extends ToastOptions {
  id: number;
  message: string;
  seconds: number;
}

const DEFAULT_SECONDS = 3;
/** A fourth toast replaces the oldest. */
const MOST_AT_ONCE = 3;
const NONE: readonly ToastMessage[] = [];

let toasts: readonly ToastMessage[] = NONE;
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly ToastMessage[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

const canBeUndone = ({ action }: ToastMessage): boolean => action !== undefined && 'onPress' in action;

/**
 * Shows a passing confirmation. Do not use it for messages that must be read or answered. What is said again
 * replaces what was said before, unless there is something to press in it.
 */
export function toast(message: string, { seconds = DEFAULT_SECONDS, ...options }: ToastOptions = {}): void {
  lastId += 1;
  const others = toasts.filter((shown) => shown.message !== message || canBeUndone(shown));
  change([...others, { ...options, id: lastId, message, seconds }].slice(-MOST_AT_ONCE));
}

export function dismissToast(id: number): void {
  change(toasts.filter((shown) => shown.id !== id));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The messages shown now; none on the server. */
export function useToasts(): readonly ToastMessage[] {
  return useSyncExternalStore(
    subscribe,
    () => toasts,
    () => NONE,
  );
}
