import type { Locator, Page } from '@playwright/test';
import { openPage } from '../support/page/openPage.ts';
import { expectSoundOnEachScreen } from '../support/page/screens.ts';
import { fillCheckout, payByCard, PAYING_CARD, placeOrderButton } from '../support/shop/checkout.ts';
import { registrationForm } from '../support/shop/finder.ts';
import { tyreCards } from '../support/shop/listing.ts';
import { expect, test } from '../support/test.ts';

const MOST_TAPS = 12;

/** Taps and counts. */
function shopper() {
  let taps = 0;
  return {
    taps: () => taps,
    async tap(target: Locator): Promise<void> {
      taps += 1;
      await target.tap();
    },
  };
}

const receiving = (page: Page): Locator => page.getByRole('region', { name: 'Delivered or fitted?' });

/** Searches by plate and puts a pair of the first tyres into the cart. Returns the link that has them fitted. */
async function addPair(page: Page, tap: (target: Locator) => Promise<void>): Promise<void> {
  await openPage(page, '/');
  await tap(page.getByLabel('Vehicle registration'));
  await page.getByLabel('Vehicle registration').pressSequentially('AB12 CDE');
  await tap(registrationForm(page).getByRole('button', { name: 'Find my tyres' }));
  await tap(
    tyreCards(page)
      .first()
      .getByRole('button', { name: /^Add to Cart/ }),
  );
  await tap(page.getByRole('link', { name: 'Get them fitted' }));
  await expect(receiving(page).getByLabel('Fitted at a centre')).toBeChecked();
  await tap(page.getByRole('button', { name: /^Increase|more$|^Add one/i }).first());
}

/** The last of these days that can still be booked: the shown week begins today, which may be too late to book. */
const lastOpen = (section: Locator, days: RegExp): Locator =>
  section.getByRole('button', { name: days, disabled: false }).last();

/** Goes on from the cart to the receipt. */
async function payForFitting(page: Page, tap: (target: Locator) => Promise<void>): Promise<void> {
  await tap(page.getByRole('link', { name: 'Proceed to Checkout' }));
  await expect(placeOrderButton(page)).toHaveText(/^Pay £[\d,]+\.\d\d$/);
  await fillCheckout(page);
  await page.getByLabel('I agree to the').uncheck();
  await tap(page.getByLabel('Please fit my tyres'));
  await tap(page.getByLabel('I agree to the'));
  await expectSoundOnEachScreen(page, placeOrderButton(page));
  await tap(placeOrderButton(page));
  await expect(page.getByRole('heading', { name: 'Pay by card' })).toBeVisible();
  await payByCard(page, PAYING_CARD);
  await expect(page.getByRole('heading', { name: 'Thank You for Your Purchase!' })).toBeVisible();
}

test('from the plate to tyres paid and fitted at a centre on a chosen day, with an extra, in twelve taps', async ({
  page,
}) => {
  const driver = shopper();
  await addPair(page, driver.tap);
  const section = receiving(page);
  const day = lastOpen(section, /^(Fri|Sat) /);
  const weekday = (await day.innerText()).slice(0, 3);
  await driver.tap(day);
  await expect(section.getByRole('radio', { name: /^\d\d:\d\d$/, checked: true })).toBeVisible();
  const time = await section.getByRole('radio', { name: /^\d\d:\d\d$/, checked: true }).inputValue();
  await section.getByLabel('Number plate').fill('HELLO!!!');
  await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toHaveAccessibleDescription(
    'Check the number plate',
  );
  await section.getByLabel('Number plate').fill('AB12 CDE');
  await driver.tap(section.getByLabel(/^Disposal of more old tyres/));
  await expectSoundOnEachScreen(page, page.getByRole('link', { name: 'Proceed to Checkout' }));
  await payForFitting(page, driver.tap);
  // The last tap paid by card.
  expect(driver.taps() + 1).toBeLessThanOrEqual(MOST_TAPS);

  const fitting = page.getByRole('region', { name: 'Your fitting' });
  await expect(fitting).toContainText(weekday);
  const calendar = await fitting.getByRole('link', { name: 'Add to calendar' }).getAttribute('href');
  const entry = await (await page.request.get(calendar ?? '')).text();
  expect(entry).toContain(`DTSTART:${time.replaceAll(/[-:]|\.\d+/g, '')}`);
  await expectSoundOnEachScreen(page);
});

test('C-36 a van comes to the address, and says so if it doesn’t go there', async ({ page }) => {
  const { tap } = shopper();
  await addPair(page, tap);
  const section = receiving(page);
  await section.getByLabel('Fitted at home or work').check();
  await section.getByLabel('Postcode of your home or work').fill('SW1A 1AA');
  await section.getByRole('button', { name: 'Find' }).click();
  await expect(section).toContainText('Our vans go about 31 miles (50 km) from Bedford');
  await section.getByLabel('Postcode of your home or work').fill('MK40 3HD');
  await section.getByRole('button', { name: 'Find' }).click();
  await lastOpen(section, /^(Mon|Tue) /).click();
  await expect(page.getByText('Call-out of our van').first()).toBeVisible();
  await payForFitting(page, tap);
  await expect(page.getByRole('region', { name: 'Your fitting' })).toContainText(
    'Our van comes to 12 Mill Street',
  );
});
