/** What the form of a member of staff keeps begins with this and their id. */
export const draftsOf = (userId: string) => `admin-draft:${userId}:` as const;

function inStorage(work: () => void): void {
  try {
    work();
  } catch {
    // If storage is blocked, there is nothing to clear.
  }
}

/**
 * Clears what somebody who signs out of this browser leaves: what this tab keeps, such as half-filled forms, keys of
 * orders and what was tried in the playground, and the drafts of their forms.
 */
export function forgetSignedOut(userId: string | undefined): void {
  inStorage(() => sessionStorage.clear());
  if (userId === undefined) return;
  inStorage(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(draftsOf(userId))) localStorage.removeItem(key);
  });
}

/**
 * Clears everything this browser stores for the shop: session, cart, wish list, half-filled forms and answers to
 * the shop's questions, such as the one about cookies. Other tabs are notified.
 */
export function deleteVisitorData(): void {
  inStorage(() => localStorage.clear());
  inStorage(() => sessionStorage.clear());
}
