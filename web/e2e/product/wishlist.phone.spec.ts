import { expectAccessible, expectNoSidewaysScroll } from '../support/page/axe.ts';
import { openPage } from '../support/page/openPage.ts';
import { expectInCart, storedCart, storeText } from '../support/shop/cart.ts';
import { findTyre, findTyres, tyreWithStock } from '../support/shop/catalogue.ts';
import { expect, test } from '../support/test.ts';

test('WISH-01 a card’s heart confirms, changes its label, and leads to the wish list', async ({
  page,
  request,
}) => {
  const tyre = await findTyre(request, { brands: ['toyo'] });
  await openPage(page, `/shop?search=${tyre.sku}`);
  const heart = page.getByRole('button', { name: `Save ${tyre.name} to wish list` });
  await expect(heart).toHaveAttribute('title', 'Save to wish list');
  await heart.click();
  await expect(heart).toHaveAttribute('title', 'Remove from wish list');
  await expect(page.getByRole('status').getByText('Saved to your wish list')).toBeVisible();
  const link = page.getByRole('banner').getByRole('link', { name: 'Wish list, 1 tyre', exact: true });
  await expect(link).toBeVisible();
  await page.getByRole('link', { name: 'View wish list' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your wish list' })).toBeVisible();
  const list = page.getByRole('region', { name: 'Wish list' });
  await expect(list.getByRole('link', { name: tyre.name, exact: true })).toHaveAttribute(
    'href',
    `/product/${tyre.slug}`,
  );
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('a wish list adds tyres in stock to the cart, names the others, and undoes a removal', async ({
  page,
  request,
}) => {
  const { items } = await findTyres(request, { filter: { brands: ['continental'], inStock: true } });
  const sold = items[0];
  const out = await tyreWithStock(request, 'VAN', (stock) => stock === 0);
  await storeText(page, 'wishlist', JSON.stringify([sold?.id, 2_000_000_000, out.id]));
  await openPage(page, '/wishlist');
  await expect(page.getByText('2 tyres, 1 in stock')).toBeVisible();
  await expect(page.getByText('One tyre on your list is no longer sold')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Add all in stock to cart' }).press('Enter');
  await expectInCart(page, 1);
  expect(await storedCart(page)).toMatchObject([{ id: sold?.id, quantity: 1 }]);
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: out.name, exact: true }) });
  await card.getByRole('button', { name: `Remove ${out.name} from wish list` }).press('Enter');
  await expect(card).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(card).toBeVisible();
});

test('an empty wish list leads to the tyres', async ({ page }) => {
  await openPage(page, '/wishlist');
  await expect(page.getByText('Your wish list is empty.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Browse tyres' }).click();
  await expect(page).toHaveURL('/shop');
  await expect(page.getByRole('article').first()).toBeVisible();
});
