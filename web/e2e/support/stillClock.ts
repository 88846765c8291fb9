import type { Page } from '@playwright/test';

/** Further ahead than anything the page has set its clock for. */
const AHEAD_MS = 60_000;

/** Stops the page's clock: from here on its time passes only by `page.clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + AHEAD_MS);
}
