import { failOperation } from './support/failure.ts';
import { openPage } from './support/openPage.ts';
import { expect, test } from './support/test.ts';

/** The home page asks the server from the browser only when it is come to from another page. */
test.beforeEach(async ({ page }) => openPage(page, '/about'));

test('HOME-06 C-23 shows three examples that cannot be bought when the featured tyres fail', async ({
  page,
  complaints,
}) => {
  complaints.provoke(/The featured tyres could not be loaded/);
  await failOperation(page, 'HomeFeatured');
  await page.getByRole('banner').getByRole('link', { name: 'Treadline' }).click();
  const featured = page.getByRole('region', { name: 'Featured tyres' });
  await expect(featured.getByText("We could not load today's tyres")).toBeVisible();
  const examples = featured.getByRole('article');
  await expect(examples).toHaveCount(3);
  await expect(examples.getByRole('button')).toHaveCount(0);
  for (const example of await examples.all()) {
    await expect(example).toContainText(/£\d+\.\d\d/);
    await expect(example.getByRole('link')).toHaveAttribute('href', '/shop');
  }
});

test('HOME-04 C-53 shows zeros when the statistics fail', async ({ page }) => {
  await failOperation(page, 'HomeStats');
  await page.getByRole('banner').getByRole('link', { name: 'Treadline' }).click();
  await expect(page.getByRole('region', { name: 'The shop in figures' }).getByRole('definition')).toHaveText([
    '0',
    '0',
    '0',
    '0',
  ]);
});
