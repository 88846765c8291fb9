import type { Page } from '@playwright/test';

/** Later than any timer on the page. */
const AHEAD_MS = 60_000;

/** Stops the page's clock. From here on only `page.clock.runFor` advances it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + AHEAD_MS);
}
