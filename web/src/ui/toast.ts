import { useSyncExternalStore } from 'react';

export interface ToastOptions {
  /** How long it stays, in seconds; longer while it is pointed at or focused. */
  seconds?: number;
  /** Where to go from here, for example to the cart. */
  action?: { label: string; to: string };
}

export interface ToastMessage extends Required<Pick<ToastOptions, 'seconds'>>, Pick<ToastOptions, 'action'> {
  id: number;
  message: string;
}

const DEFAULT_SECONDS = 3;
/** The oldest gives way to a fourth. */
const MOST_AT_ONCE = 3;
const NONE: readonly ToastMessage[] = [];

let toasts: readonly ToastMessage[] = NONE;
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly ToastMessage[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Says in passing that something was done. Nothing that must be read or answered belongs here. */
export function toast(message: string, { seconds = DEFAULT_SECONDS, action }: ToastOptions = {}): void {
  lastId += 1;
  change([...toasts, { id: lastId, message, seconds, action }].slice(-MOST_AT_ONCE));
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
