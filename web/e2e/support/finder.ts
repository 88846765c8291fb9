import type { Locator, Page } from '@playwright/test';

export interface WantedSize {
  width: string;
  profile: string;
  diameter: string;
}

/** The tab of the finder that asks for the size. */
export function sizeForm(page: Page): Locator {
  return page.getByRole('form', { name: 'Find tyres by size' });
}

/** The tab of the finder that asks for the registration. */
export function registrationForm(page: Page): Locator {
  return page.getByRole('form', { name: 'Find tyres by registration' });
}

/** Opens the tab for sizes and chooses one. */
export async function chooseSize(page: Page, { width, profile, diameter }: WantedSize): Promise<void> {
  await page.getByRole('tab', { name: 'Tyre size' }).click();
  await sizeForm(page).getByLabel('Width').selectOption(width);
  await sizeForm(page).getByLabel('Profile').selectOption(profile);
  await sizeForm(page).getByLabel('Diameter').selectOption(diameter);
}
