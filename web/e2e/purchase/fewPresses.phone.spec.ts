import type { Locator, Page } from '@playwright/test';
import { openPage } from '../support/page/openPage.ts';
import { registrationForm } from '../support/shop/finder.ts';
import { tyreCards } from '../support/shop/listing.ts';
import { expect, test } from '../support/test.ts';

/** No plate starts with J, so the shop doesn't know this one. */
const UNKNOWN = 'JA15 ZZZ';
const MOST_PRESSES = 10;

/** Taps like a shopper and counts. Choosing from a list takes two taps. */
function shopper(page: Page) {
  let presses = 0;
  const press = async (target: Locator): Promise<void> => {
    presses += 1;
    await target.tap();
  };
  return {
    presses: () => presses,
    press,
    async choose(list: Locator, option: string): Promise<void> {
      presses += 2;
      await list.selectOption(option);
    },
    async enterPlate(plate: string): Promise<void> {
      await press(page.getByLabel('Vehicle registration'));
      await page.getByLabel('Vehicle registration').pressSequentially(plate);
      await press(registrationForm(page).getByRole('button', { name: 'Find my tyres' }));
    },
    async addFirstTyreAndCheckOut(): Promise<void> {
      await press(
        tyreCards(page)
          .first()
          .getByRole('button', { name: /^Add to Cart/ }),
      );
      await press(page.getByRole('link', { name: 'Checkout' }));
      await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
    },
  };
}

test('a driver who knows only the plate is at the checkout within ten taps', async ({ page }) => {
  await openPage(page, '/');
  const driver = shopper(page);
  await driver.enterPlate('AB12 CDE');
  await driver.addFirstTyreAndCheckOut();
  expect(driver.presses()).toBeLessThanOrEqual(MOST_PRESSES);
});

test('a driver whose plate is unknown is at the checkout within ten more taps', async ({ page }) => {
  await openPage(page, '/');
  const driver = shopper(page);
  await driver.enterPlate(UNKNOWN);
  const before = driver.presses();
  const picker = page.getByRole('region', { name: 'Pick your car' });
  await driver.choose(picker.getByLabel('Make'), 'Volkswagen');
  await driver.choose(picker.getByLabel('Model'), 'Golf');
  await driver.choose(picker.getByLabel('Year'), '2017');
  await driver.press(picker.getByRole('link', { name: /^Golf 2012/ }));
  await driver.addFirstTyreAndCheckOut();
  expect(driver.presses() - before).toBeLessThanOrEqual(MOST_PRESSES);
});
