import { expect, type Page, type Response } from '@playwright/test';

/** The browser puts the page's own tags at the head's end once it has taken the markup over. */
const TAKEN_OVER = 'head > script[type="module"] ~ title';

/** Waits until the server's markup has come alive; before, a click would do what it does without a script. */
export async function expectAlive(page: Page): Promise<void> {
  await expect(page.locator(TAKEN_OVER)).toBeAttached();
}

/** Goes to an address of the shop and waits until its page has come alive. */
export async function openPage(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await expectAlive(page);
  return response;
}
