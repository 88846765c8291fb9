import type { Page } from '@playwright/test';
import {
  aPerson,
  expectSignedIn,
  fillLogin,
  register,
  registerByForm,
  signOut,
} from '../support/accounts/accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/page/axe.ts';
import { openPage } from '../support/page/openPage.ts';
import { addToCartButton } from '../support/shop/cart.ts';
import { findTyre, type Tyre } from '../support/shop/catalogue.ts';
import { registrationForm } from '../support/shop/finder.ts';
import { expect, test } from '../support/test.ts';

/** The shop's example plate: a Ford Focus of 2012 that takes 205/55 R16 91V. */
const PLATE = 'AB12 CDE';
const FOCUS = 'Ford Focus (2012)';

let fitting: Tyre;
let other: Tyre;
let weak: Tyre;

test.beforeEach(async ({ request }) => {
  const inStock = { inStock: true };
  fitting = await findTyre(request, { registration: PLATE, ...inStock });
  other = await findTyre(request, { sizes: ['225/45 R17'], ...inStock });
  weak = await findTyre(request, { sizes: ['205/55 R16'], speedRatings: ['H'], ...inStock });
});

const fitPanel = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Your vehicle' });
const garage = (page: Page) => page.getByRole('region', { name: 'Garage' });

/** Searches for the example vehicle's tyres with the finder on the home page. */
async function searchByPlate(page: Page): Promise<void> {
  await openPage(page, '/');
  await page.getByLabel('Vehicle registration').fill(PLATE);
  await registrationForm(page).getByRole('button', { name: 'Find my tyres' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ford Focus');
}

async function confirmRemoval(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, remove it' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

test('FIND-08 C-45 the shop remembers a plate: tyres say whether they fit, cart and checkout warn', async ({
  page,
}) => {
  await searchByPlate(page);
  await openPage(page, `/product/${fitting.slug}`);
  await expect(fitPanel(page)).toContainText(`Fits your ${FOCUS}`);
  await expectAccessible(page, 'section[aria-label="Your vehicle"]');

  await openPage(page, `/product/${weak.slug}`);
  await expect(fitPanel(page)).toContainText(`The right size for your ${FOCUS}, but rated too low`);
  await expect(fitPanel(page)).toContainText('Its speed rating H is below V');

  await openPage(page, `/product/${other.slug}`);
  await expect(fitPanel(page)).toContainText(`Does not fit your ${FOCUS}`);
  await expect(fitPanel(page)).toContainText('It takes 205/55 R16.');
  await expectAccessible(page, 'section[aria-label="Your vehicle"]');
  await addToCartButton(page).click();
  await page.getByRole('link', { name: 'View Cart' }).click();
  await expect(page.getByRole('row', { name: other.name })).toContainText(
    `Does not fit your ${FOCUS}. It takes 205/55 R16.`,
  );
  await expect(page.getByText(`Checked against your ${FOCUS}, by size, load and speed.`)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  // The page warns but doesn't block.
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(page.getByRole('region', { name: 'Order Summary' })).toContainText(
    `Does not fit your ${FOCUS}. It takes 205/55 R16.`,
  );
});

test('C-17 one tap on the home page or listing shows the tyres that fit, and another shows all', async ({
  page,
}) => {
  await searchByPlate(page);
  await openPage(page, '/');
  await expectAccessible(page);
  await page.getByRole('link', { name: `Tyres that fit your ${FOCUS}` }).click();
  await expect(page).toHaveURL('/shop?registration=AB12CDE&sort=recommended');

  await openPage(page, '/shop?search=225%2F45+R17&season=Summer');
  await page.getByRole('link', { name: 'Show only what fits your Ford Focus' }).click();
  await expect(page).toHaveURL('/shop?registration=AB12CDE&season=Summer&sort=recommended');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ford Focus');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: /Show all tyres/ }).click();
  await expect(page).toHaveURL('/shop?season=Summer&sort=recommended&fits=any');
});

test('the page of a tyre finds, rejects and forgets a vehicle', async ({ page }) => {
  await openPage(page, `/product/${fitting.slug}`);
  await page.getByRole('button', { name: 'Check my vehicle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your vehicle' });
  await dialog.getByLabel('Vehicle registration').fill('JA17 ZZZ');
  await dialog.getByRole('button', { name: 'Find my vehicle' }).click();
  await expect(dialog.getByRole('alert')).toContainText('We couldn’t find JA17 ZZZ.');
  await expectAccessible(page, '[role="dialog"]');
  await dialog.getByLabel('Vehicle registration').fill(PLATE);
  await dialog.getByRole('button', { name: 'Find my vehicle' }).click();
  await expect(fitPanel(page)).toContainText(`Fits your ${FOCUS}`);
  await page.reload();
  await expect(fitPanel(page)).toContainText(`Fits your ${FOCUS}`);

  await page.getByRole('button', { name: 'Change vehicle' }).click();
  // The answer to an unknown plate claims nothing about the remembered vehicle.
  await dialog.getByLabel('Another registration').fill('JA17 ZZZ');
  await dialog.getByRole('button', { name: 'Find my vehicle' }).click();
  await expect(dialog.getByRole('alert')).toContainText('We couldn’t find JA17 ZZZ.');
  await expect(dialog.getByText(/fits your/i)).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Forget this vehicle' }).click();
  await expect(fitPanel(page)).toContainText('Will it fit your vehicle?');
  expect(await page.evaluate(() => localStorage.getItem('vehicle'))).toBe('[]');
});

test('C-14 a guest’s vehicle joins the garage at sign-in, leaves at sign-out, and returns at the next sign-in', async ({
  page,
}) => {
  await searchByPlate(page);
  const person = aPerson();
  await registerByForm(page, person);
  await openPage(page, '/account');
  await expect(garage(page).getByRole('listitem')).toHaveCount(1);
  await expect(garage(page).getByRole('listitem')).toContainText(`${PLATE}${FOCUS}In use`);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await signOut(page);
  expect(await page.evaluate(() => localStorage.getItem('vehicle'))).toBe('[]');
  await openPage(page, '/login');
  await fillLogin(page, person);
  await expectSignedIn(page, true);
  await openPage(page, `/product/${other.slug}`);
  await expect(fitPanel(page)).toContainText(`Does not fit your ${FOCUS}`);
});

test('C-14 the garage adds a vehicle by its plate, names it, selects it and removes it', async ({ page }) => {
  await register(page);
  await openPage(page, '/account');
  await expect(garage(page)).toContainText('No vehicle yet');
  await expectAccessible(page);
  const plate = garage(page).getByLabel('Add a vehicle by registration');
  await plate.fill('HELLO');
  await garage(page).getByRole('button', { name: 'Add to my garage' }).click();
  await expect(garage(page).getByRole('alert')).toContainText('“HELLO” isn’t a UK registration.');
  await plate.fill(PLATE);
  await garage(page).getByRole('button', { name: 'Add to my garage' }).click();
  const row = garage(page).getByRole('listitem');
  await expect(row).toContainText(FOCUS);
  await expect(plate).toHaveValue('');
  await expect(row).toContainText(/MOT due \d+ \w+ \d{4}\. Checked on/);
  const reminder = row.getByRole('checkbox', { name: 'Email me before the MOT is due' });
  await expect(reminder).not.toBeChecked();
  await reminder.click();
  await expect(row.getByRole('alert')).toContainText('We only send reminders to confirmed addresses.');
  await expectAccessible(page, '[aria-label="Your vehicles"]');

  await row.getByRole('button', { name: `Rename ${FOCUS}` }).click();
  await row.getByRole('textbox').fill('The family car');
  await row.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('The family car');
  await expect(row).toContainText('Ford Focus (2012). Takes 205/55 R16.');

  // A vehicle searched for by make and model while signed in is saved too, and becomes the current one.
  await openPage(page, '/shop?make=Volkswagen&model=Golf&year=2017');
  await expect(page.getByRole('link', { name: 'Only what fits your Volkswagen Golf.' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await openPage(page, '/account');
  const golf = row.filter({ hasText: 'Volkswagen Golf (2017)' });
  await expect(golf).toContainText('In use');
  await row.getByRole('button', { name: 'Use The family car' }).click();
  await expect(row.filter({ hasText: 'In use' })).toContainText(PLATE);
  await golf.getByRole('button', { name: 'Remove Volkswagen Golf (2017)' }).click();
  await confirmRemoval(page);
  await expect(row).toHaveCount(1);
  await row.getByRole('button', { name: 'Remove The family car' }).click();
  await confirmRemoval(page);
  await expect(garage(page)).toContainText('No vehicle yet');
  await openPage(page, `/product/${fitting.slug}`);
  await expect(fitPanel(page)).toContainText('Will it fit your vehicle?');
});

test('the page does not jump when the vehicle becomes known', async ({ page }) => {
  await searchByPlate(page);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of [
    '/',
    '/shop',
    `/product/${fitting.slug}`,
    `/product/${weak.slug}`,
    `/product/${other.slug}`,
  ]) {
    await openPage(page, path);
    await expect(page.getByText(/Ford Focus/).first()).toBeAttached();
    await page.waitForLoadState('networkidle');
    const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
    expect(
      shifts.reduce((sum, value) => sum + value, 0),
      path,
    ).toBeLessThan(0.02);
  }
});
