import { failOperation } from '../support/page/failure.ts';
import { openPage } from '../support/page/openPage.ts';
import { expect, test } from '../support/test.ts';

/** The browser queries the API for the home page only after navigation from another page. */
test.beforeEach(async ({ page }) => openPage(page, '/about'));

test('HOME-06 C-23 the home page shows three examples that can’t be bought if the featured tyres fail', async ({
  page,
  complaints,
}) => {
  complaints.provoke(/We couldn’t load the featured tyres/);
  await failOperation(page, 'HomeFeatured');
  await page.getByRole('banner').getByRole('link', { name: 'Treadline' }).click();
  const featured = page.getByRole('region', { name: 'Featured tyres' });
  await expect(featured.getByText('We couldn’t load today’s tyres')).toBeVisible();
  const examples = featured.getByRole('article');
  await expect(examples).toHaveCount(3);
  await expect(examples.getByRole('button')).toHaveCount(0);
  for (const example of await examples.all()) {
    await expect(example).toContainText(/£\d+\.\d\d/);
    await expect(example.getByRole('link')).toHaveAttribute('href', '/shop');
  }
});

test('HOME-04 C-53 the home page shows zeros if the statistics fail', async ({ page }) => {
  await failOperation(page, 'HomeStats');
  await page.getByRole('banner').getByRole('link', { name: 'Treadline' }).click();
  await expect(page.getByRole('region', { name: 'The shop in figures' }).getByRole('definition')).toHaveText([
    '0',
    '0',
    '0',
    '0',
  ]);
});
