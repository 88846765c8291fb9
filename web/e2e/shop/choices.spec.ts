import { openPage } from '../support/page/openPage.ts';
import { expectSettled, filters, tyreCards } from '../support/shop/listing.ts';
import { expect, test } from '../support/test.ts';

/** Parses "£1,234.50" as 1234.5. */
function pounds(text: string | undefined): number {
  return Number(text?.replaceAll(/[£,]/g, ''));
}

test('a version excluded by another filter isn’t offered, and returns without that filter', async ({
  page,
}) => {
  await openPage(page, '/shop?search=225/40+R18&sort=price_ASC');
  const card = tyreCards(page)
    .filter({ has: page.getByRole('combobox') })
    .first();
  const versions = card.getByRole('combobox');
  const texts = await versions.getByRole('option').allTextContents();
  const [lead, dearest] = [texts[0]?.split(' · '), texts.at(-1)?.split(' · ')];
  expect(pounds(dearest?.[1])).toBeGreaterThan(pounds(lead?.[1]));
  await versions.selectOption(texts.at(-1) ?? '');
  await expect(card.getByText(`225/40 R18 ${dearest?.[0]}`, { exact: true })).toBeVisible();
  const model = await card.getByRole('heading').textContent();
  await filters(page)
    .getByLabel('Max £')
    .fill(String(pounds(dearest?.[1]) - 0.01));
  await filters(page).getByLabel('Max £').press('Enter');
  await expectSettled(page);
  await expect(page).toHaveURL(/maxPrice/);
  const narrowed = tyreCards(page)
    .filter({ has: page.getByRole('heading', { name: model ?? '' }) })
    .first();
  await expect(narrowed.getByText(`225/40 R18 ${lead?.[0]}`, { exact: true })).toBeVisible();
  await filters(page).getByLabel('Max £').fill('');
  await filters(page).getByLabel('Max £').press('Enter');
  await expectSettled(page);
  await expect(page).not.toHaveURL(/maxPrice/);
  await expect(versions.getByRole('option')).toHaveText(texts);
});

test('a filter chosen on a later page keeps the focus', async ({ page }) => {
  await openPage(page, '/shop?page=2');
  const winter = filters(page).getByLabel('Winter');
  await winter.focus();
  await winter.press('Space');
  await expectSettled(page);
  await expect(page).toHaveURL(/season=Winter/);
  await expect(page).not.toHaveURL(/page=/);
  await expect(winter).toBeFocused();
});

test('the lowest price typed while the slider settles is not lost', async ({ page }) => {
  await openPage(page, '/shop');
  await filters(page).getByLabel('Highest price').press('ArrowLeft');
  await filters(page).getByLabel('Min £').fill('60');
  await expect(page).toHaveURL(/maxPrice/);
  await expectSettled(page);
  await expect(filters(page).getByLabel('Min £')).toHaveValue('60');
  await filters(page).getByLabel('Min £').press('Enter');
  await expect(page).toHaveURL(/minPrice=60/);
});
