import type { Locator, Page } from '@playwright/test';

export interface WantedSize {
  width: string;
  profile: string;
  diameter: string;
}

/** The finder's form on the size tab. */
export function sizeForm(page: Page): Locator {
  return page.getByRole('form', { name: 'Find tyres by size' });
}

/** The finder's form on the registration tab. */
export function registrationForm(page: Page): Locator {
  return page.getByRole('form', { name: 'Find tyres by registration' });
}

/** Opens the size tab and selects a size. */
export async function chooseSize(page: Page, { width, profile, diameter }: WantedSize): Promise<void> {
  await page.getByRole('tab', { name: 'Tyre size' }).click();
  await sizeForm(page).getByLabel('Width').selectOption(width);
  await sizeForm(page).getByLabel('Profile').selectOption(profile);
  await sizeForm(page).getByLabel('Diameter').selectOption(diameter);
}
