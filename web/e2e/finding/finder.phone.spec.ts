import { openPage } from '../support/page/openPage.ts';
import { chooseSize, registrationForm, sizeForm } from '../support/shop/finder.ts';
import { expect, test } from '../support/test.ts';

function steps(first: number, last: number, step: number): string[] {
  return Array.from({ length: (last - first) / step + 1 }, (_, index) => String(first + index * step));
}

test.beforeEach(async ({ page }) => openPage(page, '/'));

test('FIND-01 FIND-02 FIND-06 the finder has two tabs and offers the listed sizes, types, seasons and brands', async ({
  page,
}) => {
  await expect(page.getByRole('tablist', { name: 'Find tyres by' }).getByRole('tab')).toHaveText([
    'Registration',
    'Tyre size',
  ]);
  await page.getByRole('tab', { name: 'Tyre size' }).click();
  const form = sizeForm(page);
  const choices = (label: string) => form.getByLabel(label).getByRole('option');
  await expect(choices('Width')).toHaveText(['–', ...steps(135, 315, 10)]);
  await expect(choices('Profile')).toHaveText(['–', ...steps(30, 85, 5)]);
  await expect(choices('Diameter')).toHaveText(['–', ...steps(13, 22, 1)]);
  await expect(choices('Vehicle type')).toHaveText([
    'Any',
    'Car Tyres',
    '4x4/SUV Tyres',
    'Van Tyres',
    'Motorcycle Tyres',
  ]);
  await expect(choices('Season')).toHaveText(['Any', 'Summer', 'Winter', 'All Season']);
  await expect(choices('Brand')).toHaveText([
    'Any',
    'Michelin',
    'Continental',
    'Pirelli',
    'Bridgestone',
    'Goodyear',
  ]);
});

test('FIND-03 FIND-04 the finder searches by size alone if nothing else is chosen', async ({ page }) => {
  await chooseSize(page, { width: '205', profile: '55', diameter: '16' });
  await sizeForm(page).getByRole('button', { name: 'Find my tyres' }).click();
  await expect(page).toHaveURL('/shop?search=205%2F55+R16&sort=recommended');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('205/55 R16 tyres');
});

test('FIND-03 the finder adds vehicle type, season and brand if chosen', async ({ page }) => {
  await chooseSize(page, { width: '225', profile: '45', diameter: '17' });
  await sizeForm(page).getByLabel('Vehicle type').selectOption('Car Tyres');
  await sizeForm(page).getByLabel('Season').selectOption('Summer');
  await sizeForm(page).getByLabel('Brand').selectOption('Pirelli');
  await sizeForm(page).getByRole('button', { name: 'Find my tyres' }).click();
  await expect(page).toHaveURL(
    '/shop?search=225%2F45+R17&category=Car+Tyres&season=Summer&brand=Pirelli&sort=recommended',
  );
});

test('FIND-05 C-47 the finder reports an incomplete size and stays on the page', async ({ page }) => {
  await page.getByRole('tab', { name: 'Tyre size' }).click();
  await sizeForm(page).getByLabel('Width').selectOption('205');
  await sizeForm(page).getByRole('button', { name: 'Find my tyres' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please select width, profile, and diameter');
  await expect(sizeForm(page).getByLabel('Profile')).toBeFocused();
  await expect(page).toHaveURL('/');
});

test('FIND-07 the finder puts the registration in capitals and accepts eight characters', async ({
  page,
}) => {
  const plate = page.getByLabel('Vehicle registration');
  await plate.pressSequentially('ab12 cdefg');
  await expect(plate).toHaveValue('AB12 CDE');
});

test('FIND-08 the finder searches by registration together with the other choices', async ({ page }) => {
  await page.getByLabel('Vehicle registration').fill('ab12cde');
  await registrationForm(page).getByLabel('Season').selectOption('Winter');
  await registrationForm(page).getByRole('button', { name: 'Find my tyres' }).click();
  await expect(page).toHaveURL('/shop?registration=AB12CDE&season=Winter&sort=recommended');
});

test('FIND-09 C-47 the finder reports an empty registration and stays on the page', async ({ page }) => {
  await registrationForm(page).getByRole('button', { name: 'Find my tyres' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please enter your vehicle registration');
  await expect(page).toHaveURL('/');
});

test('FIND-10 a popular size fills in the three size fields and opens their tab', async ({ page }) => {
  await page.getByRole('form', { name: 'Popular sizes' }).getByRole('button', { name: '205/55 R16' }).click();
  await expect(page.getByRole('tab', { name: 'Tyre size' })).toHaveAttribute('aria-selected', 'true');
  await expect(sizeForm(page).getByLabel('Width')).toHaveValue('205');
  await expect(sizeForm(page).getByLabel('Profile')).toHaveValue('55');
  await expect(sizeForm(page).getByLabel('Diameter')).toHaveValue('16');
  await expect(page).toHaveURL('/');
});
