import { openPage } from '../support/page/openPage.ts';
import { findTyres } from '../support/shop/catalogue.ts';
import { expectSettled, followInDrawer, resultCount, tyreCards } from '../support/shop/listing.ts';
import { expect, test } from '../support/test.ts';

const VARIABLES = { search: '225/40 R18', sort: 'RECOMMENDED' };

test('the listing of a size groups a tyre’s versions on one card, and can show each separately', async ({
  page,
  request,
}) => {
  await openPage(page, '/shop?search=225/40+R18&sort=recommended');
  const { pageInfo } = await findTyres(request, VARIABLES);
  const grouped = await resultCount(page);
  const choices = await tyreCards(page).getByRole('combobox').count();
  expect(choices).toBeGreaterThan(0);
  expect(grouped).toBeLessThan(pageInfo.totalItems);
  await expect(page.getByText(`${grouped} tyres in ${pageInfo.totalItems} versions`)).toBeVisible();
  await followInDrawer(page, 'Show every version');
  await expectSettled(page);
  await expect.poll(() => resultCount(page)).toBe(pageInfo.totalItems);
  await expect(page).toHaveURL(/versions=single/);
  await followInDrawer(page, 'Group versions');
  await expectSettled(page);
  await expect.poll(() => resultCount(page)).toBe(grouped);
  await expect(tyreCards(page).getByRole('combobox')).toHaveCount(choices);
});

test('the version chosen on a card decides its markings, price and what goes into the cart', async ({
  page,
}) => {
  await openPage(page, '/shop?search=225/40+R18&sort=recommended');
  const card = tyreCards(page)
    .filter({ has: page.getByRole('combobox') })
    .first();
  const versions = card.getByRole('combobox');
  const [first, other] = await versions.getByRole('option').allTextContents();
  const [marking = '', price = ''] = (other ?? '').split(' · ');
  expect(first).not.toBe(other);
  await versions.selectOption(other ?? '');
  await expect(card.getByText(`225/40 R18 ${marking}`, { exact: true })).toBeVisible();
  await expect(card.getByText(price, { exact: true }).first()).toBeVisible();
  await card.getByRole('button', { name: /^Add to Cart/ }).click();
  await openPage(page, '/cart');
  await expect(page.getByRole('main').getByText(`225/40 R18 ${marking}`).first()).toBeVisible();
});

test('words such as “quiet” change the sort order, and the listing says so', async ({ page }) => {
  await openPage(page, '/shop?search=quiet+205/55+R16');
  const reading = page.getByRole('paragraph').filter({ hasText: 'We understood:' });
  await expect(reading).toContainText('Quietest first');
  await expect(page.getByLabel('Sort')).toHaveValue('noise_ASC');
});
