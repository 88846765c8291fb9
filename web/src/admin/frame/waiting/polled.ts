const A_MINUTE = 60_000;
const TOUCHES = ['keydown', 'pointerdown', 'pointermove', 'wheel'] as const;

let touchedAt: number | null = null;

/** Whether nobody has touched this page for a minute, as far as has been watched. */
function isUntouched(): boolean {
  if (touchedAt === null) {
    touchedAt = Date.now();
    for (const touch of TOUCHES)
      addEventListener(touch, () => (touchedAt = Date.now()), { capture: true, passive: true });
  }
  return Date.now() - touchedAt > A_MINUTE;
}

/**
 * The options of a query that a screen asks again and again. While nobody touches the page it says so to the shop,
 * which would otherwise take an administrator who has left for one who is at work, and never sign them out.
 * @param pollInterval milliseconds between two answers.
 */
export const polled = (pollInterval: number) => ({
  pollInterval,
  context: { isUnattended: isUntouched },
});
