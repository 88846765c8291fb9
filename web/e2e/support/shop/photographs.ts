import { expect, type Page } from '@playwright/test';

/** Adds a photograph to the form of a page, and waits until the shop has it. */
export async function addPhotograph(page: Page): Promise<void> {
  await page.getByLabel(/^Photographs: Add/).setInputFiles('web/public/apple-touch-icon.png');
  await expect(page.getByRole('img', { name: 'Photograph 1' })).toBeVisible();
}
