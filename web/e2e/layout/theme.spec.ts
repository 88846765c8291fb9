import type { Page } from '@playwright/test';
import { openPage } from '../support/page/openPage.ts';
import { expect, test } from '../support/test.ts';

function ground(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
}

test('a visitor’s theme overrides their system’s before any other script runs, and print stays light', async ({
  page,
}) => {
  await openPage(page, '/faq');
  const light = await ground(page);
  const theme = page.getByRole('contentinfo').getByLabel('Theme');
  await expect(theme).toHaveValue('');
  await theme.selectOption('Dark');
  const dark = await ground(page);
  expect(dark).not.toBe(light);

  // Blocks the page's own scripts, because the theme must show at first paint.
  await page.route('**/entry-client*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.goto('/warranty');
  expect(await ground(page)).toBe(dark);
  const shown = page.locator('meta[name="theme-color"][media="all"]');
  await expect(shown).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ media: 'print' });
  expect(await ground(page)).toBe('rgb(255, 255, 255)');
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  await page.unroute('**/entry-client*.js');

  await openPage(page, '/faq');
  await expect(theme).toHaveValue('dark');
  await theme.selectOption('Light');
  expect(await ground(page)).toBe(light);
  await theme.selectOption('System');
  expect(await ground(page)).toBe(dark);
});
