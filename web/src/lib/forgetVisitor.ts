function clear(open: () => Storage): void {
  try {
    open().clear();
  } catch {
    // If storage is blocked, there is nothing to clear.
  }
}

/** Clears what this tab keeps: half-filled forms, keys of orders, what was tried in the playground. */
export const forgetTab = (): void => clear(() => sessionStorage);

/**
 * Clears everything this browser stores for the shop: session, cart, wish list, half-filled forms and answers to
 * the shop's questions, such as the one about cookies. Other tabs are notified.
 */
export function forgetVisitor(): void {
  clear(() => localStorage);
  forgetTab();
}
