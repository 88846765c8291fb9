const A_MINUTE = 60_000;
const TOUCHES = ['keydown', 'pointerdown', 'pointermove', 'wheel'] as const;

let touchedAt: number | null = null;

/** Whether the user hasn't touched the page for a minute, counted from the first check. */
function isUntouched(): boolean {
  if (touchedAt === null) {
    touchedAt = Date.now();
    for (const touch of TOUCHES)
      addEventListener(touch, () => (touchedAt = Date.now()), { capture: true, passive: true });
  }
  return Date.now() - touchedAt > A_MINUTE;
}

/**
 * Options for a polled query. While the page is untouched, requests say so; otherwise polling would look like
 * activity and an administrator who has walked away would never be signed out.
 * @param pollInterval milliseconds between polls.
 */
export const polled = (pollInterval: number) => ({
  pollInterval,
  context: { isUnattended: isUntouched },
});
