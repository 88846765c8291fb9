import { openPage } from '../support/page/openPage.ts';
import { cardNames, filterGroup, pageHeight, resultCount, tyreCards } from '../support/shop/listing.ts';
import { expect, test } from '../support/test.ts';

test('SHOP-13 a phone filters in a drawer that says how many tyres are left', async ({ page }) => {
  await openPage(page, '/shop');
  await page.getByRole('button', { name: 'Show Filters' }).tap();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await filterGroup(page, 'Brand').getByRole('checkbox', { name: 'Michelin' }).check();
  await expect(page).toHaveURL('/shop?brand=michelin');
  const show = drawer.getByRole('button', { name: /^Show [\d,]+ tyres$/ });
  await expect(show).not.toHaveText('Show 19,446 tyres');
  const count = Number((await show.textContent())?.replaceAll(/\D/g, ''));
  await show.tap();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('button', { name: 'Show Filters (1)' })).toBeFocused();
  expect(await resultCount(page)).toBe(count);
});

for (const search of ['225/40 R18 92Y XL', '215/65 R16C 109/107T', 'quiet premium 205/55 R16', 'vw golf'])
  test(`the first tyre found for “${search}” is in the upper part of a phone’s screen`, async ({ page }) => {
    await openPage(page, `/shop?search=${encodeURIComponent(search)}`);
    const box = await tyreCards(page).first().boundingBox();
    expect(box?.y).toBeLessThanOrEqual(300);
  });

test('SHOP-13 Hide Filters and Escape close the drawer', async ({ page }) => {
  await openPage(page, '/shop');
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await page.getByRole('button', { name: 'Show Filters' }).tap();
  await drawer.getByRole('button', { name: 'Hide Filters' }).tap();
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: 'Show Filters' }).tap();
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
});

test('SHOP-11 C-20 a page of 1,000 tyres renders only the cards near the screen', async ({ page }) => {
  await openPage(page, '/shop?limit=1000&view=list');
  const first = await cardNames(page);
  await expect.poll(() => pageHeight(page)).toBeGreaterThan(100_000);
  const height = await pageHeight(page);
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), height / 2);
  await expect.poll(async () => (await cardNames(page)).some((name) => first.includes(name))).toBe(false);
  expect(await tyreCards(page).count()).toBeLessThan(150);
});
