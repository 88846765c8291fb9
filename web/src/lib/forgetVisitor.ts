function clear(open: () => Storage): void {
  try {
    open().clear();
  } catch {
    // If storage is blocked, there is nothing to clear.
  }
}

/** Whether whoever used this tab has signed out of it. */
let hasLeft = false;

/** Whether this tab may keep what is typed: a form that goes with whoever signs out keeps nothing behind them. */
export const mayKeep = (): boolean => !hasLeft;

/** Has this tab keep again what is typed, for whoever signs in. */
export function keepAgain(): void {
  hasLeft = false;
}

/** Clears what this tab keeps: half-filled forms, keys of orders, what was tried in the playground. */
export function forgetTab(): void {
  hasLeft = true;
  clear(() => sessionStorage);
}

/**
 * Clears everything this browser stores for the shop: session, cart, wish list, half-filled forms and answers to
 * the shop's questions, such as the one about cookies. Other tabs are notified.
 */
export function forgetVisitor(): void {
  clear(() => localStorage);
  forgetTab();
}
