/** The key prefix of a staff member's form drafts. */
export const draftsOf = (userId: string) => `admin-draft:${userId}:` as const;

function inStorage(work: () => void): void {
  try {
    work();
  } catch {
    // If storage is blocked, there's nothing to clear.
  }
}

/**
 * Clears this tab's data after a sign-out, such as half-filled forms, order keys and playground content, and the
 * user's form drafts.
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
 * questions such as the one about cookies. Other tabs are notified.
 */
export function deleteVisitorData(): void {
  inStorage(() => localStorage.clear());
  inStorage(() => sessionStorage.clear());
}
