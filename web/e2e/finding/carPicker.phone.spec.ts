import type { Locator, Page } from '@playwright/test';
import { aPerson, register } from '../support/accounts/accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/page/axe.ts';
import { failOperation } from '../support/page/failure.ts';
import { openPage } from '../support/page/openPage.ts';
import { tyreCards } from '../support/shop/listing.ts';
import { expect, test } from '../support/test.ts';

/** No plate starts with J, so the shop doesn't know this one. */
const UNKNOWN = 'JA15 ZZZ';
const GOLF = '/shop?make=Volkswagen&model=Golf+%28Mk7%29&year=2017&sort=recommended';

async function chooseGolf(within: Locator): Promise<void> {
  await within.getByRole('combobox', { name: 'Make' }).selectOption('Volkswagen');
  await within.getByRole('combobox', { name: 'Model' }).selectOption('Golf');
  await within.getByRole('combobox', { name: 'Year' }).selectOption('2017');
}

/** The plain Golf among the versions for 2017. */
function plainGolf(within: Locator, role: 'link' | 'button' = 'link'): Locator {
  return within.getByRole('list', { name: 'Versions', exact: true }).getByRole(role, { name: /^Golf 2012/ });
}

async function expectGolfTyres(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Tyres for your Volkswagen Golf (Mk7), 2017',
  );
  await expect(tyreCards(page).first()).toContainText('205/55 R16');
}

test('C-45 an unknown plate leads to tyres that fit by make, model and year', async ({ page }) => {
  await openPage(page, `/shop?registration=${UNKNOWN}`);
  await expect(page.getByText('We couldn’t find that vehicle')).toBeVisible();
  const picker = page.getByRole('region', { name: 'Pick your car' });
  await chooseGolf(picker);
  await expect(picker.getByText('Which one is yours?')).toBeVisible();
  await expect(picker.getByRole('link')).toHaveText([
    /^Golf 2012 to 2020 205\/55 R16$/,
    /^Golf GT 2012 to 2020 225\/45 R17$/,
    /^Golf GTI 2013 to 2020 225\/40 R18$/,
    /^Golf R 2014 to 2020 235\/35 R19$/,
  ]);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await plainGolf(picker).click();
  await expect(page).toHaveURL(GOLF);
  await expectGolfTyres(page);

  // The shop remembers it, as it does a vehicle found by plate.
  await openPage(page, '/');
  await expect(page.getByRole('link', { name: 'Tyres that fit your Volkswagen Golf (2017)' })).toBeVisible();
  // The answer to another, unknown plate doesn't claim that anything fits it.
  await openPage(page, `/shop?registration=${UNKNOWN}`);
  await expect(page.getByRole('button', { name: 'Show only what fits my vehicle' })).toBeVisible();
  await expect(page.getByText(/Fits your/)).toHaveCount(0);
});

test('content below the car picker doesn’t move while the picker loads', async ({ page }) => {
  await page.addInitScript(() => {
    const places: number[] = [];
    Object.assign(globalThis, { places });
    const look = () => {
      const below = document.querySelector('#size-search');
      if (below) places.push(below.getBoundingClientRect().y + scrollY);
      requestAnimationFrame(look);
    };
    look();
  });
  await openPage(page, `/shop?registration=${UNKNOWN}`);
  const make = page.getByRole('combobox', { name: 'Make' });
  await expect(make.getByRole('option', { name: 'Volkswagen' })).toBeAttached();
  await expect(page.getByText('Loading…')).toHaveCount(0);
  const moved = await page.evaluate(() => {
    const { places } = globalThis as unknown as { places: number[] };
    return Math.max(...places) - Math.min(...places);
  });
  expect(moved).toBeLessThan(2);
});

test('the home page finds a car by make, model and year with the keyboard alone', async ({ page }) => {
  await openPage(page, '/');
  const finder = page.getByRole('region', { name: 'Tyre finder' });
  const summary = finder.getByText('No plate or size to hand? Pick your car');
  await summary.focus();
  await page.keyboard.press('Enter');
  for (const [label, typed] of [
    ['Make', 'Volks'],
    ['Model', 'Golf'],
    ['Year', '2017'],
  ] as const) {
    const select = finder.getByRole('combobox', { name: label });
    await expect(select).toBeEnabled();
    await page.keyboard.press('Tab');
    await expect(select).toBeFocused();
    await page.keyboard.type(typed);
  }
  await expect(plainGolf(finder)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Tab');
  await expect(plainGolf(finder)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(GOLF);
  await expectGolfTyres(page);
});

test('the vehicle dialog focuses the plate and accepts a car instead', async ({ page }) => {
  await openPage(page, '/shop');
  await page.getByRole('button', { name: 'Show only what fits my vehicle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your vehicle' });
  await expect(dialog.getByLabel('Vehicle registration')).toBeFocused();
  await page.keyboard.type(UNKNOWN);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText(`We couldn’t find ${UNKNOWN}. Pick your car below`);
  await chooseGolf(dialog);
  await expect(plainGolf(dialog, 'button')).toBeVisible();
  await expectAccessible(page, '[role="dialog"]');
  await plainGolf(dialog, 'button').click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(GOLF.replace('&sort=recommended', ''));
  await expectGolfTyres(page);
});

test('the garage accepts a car by make, model and year', async ({ page }) => {
  await register(page, aPerson());
  await openPage(page, '/account');
  const garage = page.getByRole('region', { name: 'Garage' });
  await garage.getByText('Or pick your car').click();
  await chooseGolf(garage);
  await plainGolf(garage, 'button').click();
  await expect(garage.getByRole('list', { name: 'Your vehicles' })).toContainText('Volkswagen Golf (2017)');
});

test('a search for a car model asks once for the size on the sidewall, and the shop remembers it', async ({
  page,
}) => {
  await openPage(page, '/shop?search=golf');
  const sizes = page.getByRole('region', { name: 'Which size is on your sidewall?' });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await sizes.getByRole('link', { name: /^225\/40 R18/ }).click();
  await expect(page).toHaveURL('/shop?search=golf&width=225&profile=40&diameter=18');
  await expect(sizes).toHaveCount(0);
  await expect(tyreCards(page).first()).toContainText('225/40 R18');
  // The vehicle now applies by default, until the shopper asks for all tyres.
  await openPage(page, '/shop?brand=michelin');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Volkswagen Golf');
  await expect(tyreCards(page).first()).toContainText('225/40 R18');
  await expect(sizes).toHaveCount(0);
  await page.getByRole('link', { name: /Show all tyres/ }).click();
  await expect(page).toHaveURL('/shop?brand=michelin&fits=any');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Michelin tyres');
});

test('the picker says that the cars couldn’t be loaded, and retries', async ({ page }) => {
  await openPage(page, '/');
  await failOperation(page, 'CarMakes');
  const finder = page.getByRole('region', { name: 'Tyre finder' });
  await finder.getByText('No plate or size to hand? Pick your car').click();
  await expect(finder.getByRole('alert')).toContainText('We couldn’t load the list of cars');
  await page.unroute('**/graphql*');
  await finder.getByRole('button', { name: 'Try again' }).click();
  await chooseGolf(finder);
  await expect(plainGolf(finder)).toBeVisible();
});
