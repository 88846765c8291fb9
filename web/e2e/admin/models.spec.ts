import type { Page } from '@playwright/test';
import { signInAdmin } from '../support/accounts/accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/page/axe.ts';
import { openPage } from '../support/page/openPage.ts';
import { expect, test } from '../support/test.ts';

/** Clipboard text from a spreadsheet. */
const SHEET = [
  ['Size', 'Load', 'Speed', 'XL', 'Wet grip', 'Price', 'Stock', 'EAN'],
  ['205/55 16', '91', 'v', '', 'A', '£84.48', '12', ''],
  ['225/45R17', '94', 'W', 'yes', 'A', '112', '8', ''],
  ['235/40 R18', '95', 'Y', 'x', 'B', '12,50', '4', '123'],
]
  .map((cells) => cells.join('\t'))
  .join('\r\n');

/** Pastes text into the focused cell. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);
}

test('a new model gets three sizes from a spreadsheet, corrected by keyboard, and shoppers see it', async ({
  page,
  otherBrowser,
}) => {
  test.setTimeout(120_000);
  await signInAdmin(page);
  await openPage(page, '/admin/models/new');
  const main = page.getByRole('main');
  await main.getByLabel('Brand').selectOption({ label: 'Michelin' });
  await main.getByRole('textbox', { name: 'Name' }).fill('Test Sprint 9');
  await main.getByLabel('Description').fill('<b>Quick</b> on wet roads.');
  await main.getByRole('button', { name: 'Add model' }).click();
  await expect(main.getByRole('alert')).toContainText('plain text without HTML');
  await main.getByLabel('Description').fill('Quick on wet roads.');
  await main.getByRole('button', { name: 'Add model' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Michelin Test Sprint 9');

  await main.getByRole('button', { name: 'Add size' }).click();
  await paste(page, SHEET);
  await expect(main.getByRole('textbox', { name: 'Size, 205/55 R16' })).toHaveValue('205/55 R16');
  await expect(main.getByRole('textbox', { name: 'Price in pounds, 205/55 R16' })).toHaveValue('84.48');
  await expect(main.getByRole('checkbox', { name: 'Extra load (XL), 225/45 R17' })).toBeChecked();

  // Errors appear beside their cells, and the first invalid cell gets the focus.
  await main.getByRole('button', { name: 'Save sizes' }).click();
  await expect(main).toContainText('Price in pounds: Enter an amount in pounds, such as 84.48');
  await expect(main).toContainText('EAN: An EAN has 13 digits');
  const price = main.getByRole('textbox', { name: 'Price in pounds, 235/40 R18' });
  await expect(price).toBeFocused();
  await expectAccessible(page);

  // Unsaved changes survive a reload.
  await price.fill('125.50');
  await price.press('ArrowUp');
  await expect(main.getByRole('textbox', { name: 'Price in pounds, 225/45 R17' })).toBeFocused();
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(Object.entries(localStorage))))
    .toContain('125.50');
  await page.reload();
  await expect(main.getByText('are back')).toBeVisible();
  await expect(price).toHaveValue('125.50');
  await main.getByRole('textbox', { name: 'EAN, 235/40 R18' }).fill('');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('3 sizes added')).toBeVisible();
  await expect(main.getByRole('textbox', { name: 'SKU, 225/45 R17' })).toHaveValue(
    'MIC-TEST-SPRINT-9-2254517-94W',
  );

  const shopper = await otherBrowser();
  await shopper.goto('/models/test-sprint-9');
  await expect(shopper.getByRole('heading', { level: 1 })).toHaveText('Michelin Test Sprint 9');
  await expect(shopper.getByText('£84.48').first()).toBeVisible();
  const picture = shopper.getByRole('main').getByRole('img').first();
  await expect(picture).toHaveAttribute('src', /test-sprint-9-three-quarter/);
  const drawn = async () => {
    const answer = await shopper.request.get((await picture.getAttribute('src')) ?? '');
    return answer.headers()['content-type'];
  };
  await expect.poll(drawn, { timeout: 30_000 }).toBe('image/webp');

  // The old address redirects to a new one.
  await page.getByRole('link', { name: 'Details' }).click();
  await main.getByLabel('Web address').fill('test-sprint-nine');
  await main.getByRole('button', { name: 'Save model' }).click();
  await expect(page.getByText('Model saved')).toBeVisible();
  await shopper.goto('/models/test-sprint-9');
  await expect(shopper).toHaveURL(/\/models\/test-sprint-nine$/);
  await page.getByRole('link', { name: 'Sizes · 3' }).click();

  // With two administrators, the second gets a conflict and nothing is lost.
  const second = await otherBrowser();
  await signInAdmin(second);
  await second.goto(page.url());
  const stock = (on: Page, size: string) => on.getByRole('textbox', { name: `Stock, ${size}` });
  const cost = (on: Page, size: string) => on.getByRole('textbox', { name: `Price in pounds, ${size}` });
  await expect(cost(second, '205/55 R16')).toHaveValue('84.48');
  await cost(page, '205/55 R16').fill('80');
  await main.getByRole('button', { name: 'Save sizes' }).click();
  await expect(page.getByText('1 size changed')).toBeVisible();
  await cost(second, '205/55 R16').fill('90');
  await stock(second, '205/55 R16').fill('30');
  await second.getByRole('button', { name: 'Save sizes' }).click();
  await expect(second.getByText('A colleague saved sizes while you were typing')).toBeVisible();
  await expect(second.getByText('a colleague saved 80.00 here')).toBeVisible();
  await second.getByRole('button', { name: 'Use theirs in those cells' }).click();
  await expect(cost(second, '205/55 R16')).toHaveValue('80.00');
  await expect(stock(second, '205/55 R16')).toHaveValue('30');
  await second.getByRole('button', { name: 'Save sizes' }).click();
  await expect(second.getByText('1 size changed')).toBeVisible();

  // Removing the model can be undone from the toast.
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(main.getByText('This model has been removed')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(main.getByRole('textbox', { name: 'Size, 205/55 R16' })).toBeVisible();
});

test('a brand is refused twice, added and removed in a drawer beside the list', async ({ page }) => {
  await signInAdmin(page);
  await openPage(page, '/admin/brands');
  const add = async () => {
    await page.getByRole('button', { name: 'New brand' }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByLabel('Name').fill('Aardvark');
    await drawer.getByRole('button', { name: 'Add brand' }).click();
    return drawer;
  };
  await add();
  await expect(page.getByText('Brand added')).toBeVisible();
  const again = await add();
  await expect(again.getByRole('alert')).toContainText('Another brand already has this name');
  await expectAccessible(page);
  await again.getByRole('button', { name: 'Discard' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Aardvark' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove brand' }).click();
  await expect(page.getByText('Aardvark removed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Aardvark' })).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a size is a card that opens for editing', async ({ page }) => {
    await signInAdmin(page);
    await openPage(page, '/admin/models');
    await page.getByRole('searchbox').fill('cobra chrome');
    await page.getByRole('link', { name: 'Avon Cobra Chrome' }).tap();
    const card = page.getByRole('listitem').filter({ hasText: '170/80-15 77H' });
    await card.getByRole('button').tap();
    const price = card.getByRole('textbox', { name: 'Price in pounds, 170/80-15' });
    await price.fill('0');
    await expect(card).toContainText('The price must be more than £0');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await price.fill('14.10');
    await page.getByRole('button', { name: 'Save sizes' }).tap();
    await expect(page.getByRole('alert')).toContainText('to £14.10.');
    await expectAccessible(page);
    await price.fill('141.00');
    await page.getByRole('button', { name: 'Save sizes' }).tap();
    await expect(page.getByText('1 size changed')).toBeVisible();
    await expect(card).toContainText('£141.00');
  });
});
