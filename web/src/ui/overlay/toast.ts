import { useSyncExternalStore, type ReactNode } from 'react';

export interface ToastOptions {
  /** How long the toast stays, in seconds. Hovering over it or focusing it extends that. */
  seconds?: number;
  /** A next step: a link, for example to the cart, or a button, for example Undo. */
  action?: { label: string } & ({ to: string } | { onPress: () => void });
  /** Content below the message. Receives a function that dismisses the toast. */
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
 * Shows a passing confirmation. Don't use it for messages that must be read or answered. Repeating a message
 * replaces its earlier toast, unless that one has a button to press.
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

/** The toasts shown now; empty on the server. */
export function useToasts(): readonly ToastMessage[] {
  return useSyncExternalStore(
    subscribe,
    () => toasts,
    () => NONE,
  );
}
