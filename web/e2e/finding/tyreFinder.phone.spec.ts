import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/page/axe.ts';
import { openPage } from '../support/page/openPage.ts';
import { expect, test } from '../support/test.ts';

const ANSWERS = 'width=205&profile=55&diameter=16&road=motorway&weather=summer&priority=quiet';

async function answerByKeyboard(page: Page): Promise<void> {
  await page.getByLabel('Width').selectOption('205');
  await page.getByLabel('Profile').selectOption('55');
  await page.getByLabel('Diameter').selectOption('16');
  for (const answer of ['Mostly on motorways', 'Summer (I change tyres for winter)', 'A quiet tyre'])
    await page.getByRole('radio', { name: answer }).press('Space');
}

test('five answers give three tyres with the reasons and the method, and Back returns', async ({ page }) => {
  await openPage(page, '/finder');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await answerByKeyboard(page);
  await page.getByRole('button', { name: 'Show my three tyres' }).press('Enter');
  const result = page.getByRole('region', { name: 'Our choice for 205/55 R16' });
  await expect(result.getByRole('article')).toHaveCount(3);
  await expect(page).toHaveURL(`/finder?${ANSWERS}`);
  await expect(result.getByRole('list', { name: 'Why: Best match' })).toContainText('dB outside');
  await result.getByText('How we chose').press('Enter');
  await expect(result.getByText('low noise: counts 5 times')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expect(page.getByRole('radio', { name: 'A quiet tyre' })).toBeChecked();

  await page.getByRole('radio', { name: 'The lowest price' }).press('Space');
  await page.getByRole('button', { name: 'Show my three tyres' }).press('Enter');
  await expect(result.getByText('low price: counts 5 times')).toBeAttached();
  await page.goBack();
  await expect(result.getByText('low noise: counts 5 times')).toBeAttached();
  await expect(page.getByRole('radio', { name: 'A quiet tyre' })).toBeChecked();
  await result.getByRole('link', { name: 'See every tyre that matches' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('205/55 R16');
});

test('the finder finds tyres for an unknown plate by make, model and year, with the other answers kept', async ({
  page,
}) => {
  await openPage(page, '/finder');
  await page.getByLabel('Vehicle registration').fill('JA15 ZZZ');
  for (const answer of ['Mostly on motorways', 'Summer (I change tyres for winter)', 'A quiet tyre'])
    await page.getByRole('radio', { name: answer }).press('Space');
  await page.getByRole('button', { name: 'Show my three tyres' }).press('Enter');
  const picker = page.getByRole('region', { name: 'Pick your car' });
  await expect(picker).toBeInViewport();
  await expectAccessible(page);
  await picker.getByLabel('Make').selectOption('Volkswagen');
  await picker.getByLabel('Model').selectOption('Golf');
  await picker.getByLabel('Year').selectOption('2017');
  await picker.getByRole('button', { name: /^Golf GT 2012/ }).click();
  const result = page.getByRole('region', { name: 'Our choice for 225/45 R17' });
  await expect(result.getByRole('article')).toHaveCount(3);
  await expect(result).toBeInViewport();
  await expect(page.getByRole('radio', { name: 'A quiet tyre' })).toBeChecked();
  await expect(page.getByLabel('Vehicle registration')).toHaveValue('');
});

test('the finder works without a script, and says which answers are missing or couldn’t be met', async ({
  otherBrowser,
}) => {
  const page = await otherBrowser({ javaScriptEnabled: false });
  await page.goto('/finder');
  for (const answer of ['Mostly on motorways', 'Summer (I change tyres for winter)', 'A quiet tyre'])
    await page.getByRole('radio', { name: answer }).check();
  await page.getByRole('button', { name: 'Show my three tyres' }).click();
  await expect(page.getByText('Please tell us your tyre size or registration.')).toBeVisible();
  await page.goto(`/finder?${ANSWERS}`);
  await expect(page.getByRole('region', { name: /^Our choice/ }).getByRole('article')).toHaveCount(3);
  await page.goto(
    `/finder?${ANSWERS.replace('205', '315').replace('55', '30').replace('16', '22')}&budget=60`,
  );
  await expect(
    page.getByText(/^Nothing in stock matched all your answers$|^We found no tyre/).first(),
  ).toBeVisible();
});
