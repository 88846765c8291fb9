/** Empties what this browser keeps for the shop: session, cart, wish list, half-filled forms and answers to questions. Other tabs hear of it. */
export function forgetVisitor(): void {
  for (const open of [() => localStorage, () => sessionStorage])
    try {
      open().clear();
    } catch {
      // Where storage is blocked nothing was kept.
    }
}
