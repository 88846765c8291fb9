import { expect, type Page } from '@playwright/test';

/** Adds a photograph to a form, and waits until it's uploaded. */
export async function addPhotograph(page: Page): Promise<void> {
  await page.getByLabel(/^Photographs: Add/).setInputFiles('web/public/apple-touch-icon.png');
  await expect(page.getByRole('img', { name: 'Photograph 1' })).toBeVisible();
}
