import type { Page, TestInfo } from '@playwright/test';

import { aPerson, expectSignedIn, fillLogin, register, type Person } from '../support/accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.ts';
import { cartLine, expectInCart, storeCart, storedCart, storeText } from '../support/cart.ts';
import { findTyres, type Tyre } from '../support/catalogue.ts';
import { openPage } from '../support/openPage.ts';
import { expect, test } from '../support/test.ts';

let tyres: [Tyre, Tyre, Tyre];

test.beforeEach(async ({ request }) => {
  const { items } = await findTyres(request, { filter: { brands: ['continental'], inStock: true } });
  const plenty = items.filter(({ stockQuantity }) => stockQuantity > 12);
  tyres = plenty.slice(0, 3) as typeof tyres;
  expect(tyres).toHaveLength(3);
});

const heart = (page: Page, tyre: Tyre) => page.getByRole('main').getByRole('button', { name: `${tyre.name} on wish list` }).first();
const wishList = (page: Page) => page.getByRole('list', { name: 'Wish list' });
const storedWishes = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('wishlist') ?? '[]') as number[]);
const kept = async (page: Page) => (await storedCart(page)).map(({ id, quantity }) => [id, quantity]);

async function signIn(page: Page, person: Person): Promise<void> {
  await openPage(page, '/login');
  await fillLogin(page, person);
  await expectSignedIn(page, true);
}

async function signOut(page: Page, { project }: TestInfo): Promise<void> {
  if (project.name === 'phone') await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expectSignedIn(page, false);
}

/** Answers that were on their way may bring more requests; then nothing is. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
}

test('C-26 C-55 cart and hearts of a guest go to the account at sign-in, are on another device, and follow its changes', async ({ page, browser, baseURL }, info) => {
  const [first, second, third] = tyres;
  await openPage(page, `/product/${first.slug}`);
  await heart(page, first).click();
  await page.getByRole('region', { name: 'Buy', exact: true }).getByRole('button', { name: 'Add to Cart' }).click();
  await expectInCart(page, 1);
  const person = await register(page, aPerson());
  await expectInCart(page, 1);
  await settled(page);

  const context = await browser.newContext({ baseURL });
  const elsewhere = await context.newPage();
  await storeCart(elsewhere, [cartLine(first, 2), cartLine(second)]);
  await storeText(elsewhere, 'wishlist', JSON.stringify([second.id]));
  await signIn(elsewhere, person);
  await expectInCart(elsewhere, 4);
  await expect(elsewhere.getByText('The cart you saved earlier was added to this one.')).toBeVisible();
  await expect.poll(() => kept(elsewhere)).toEqual([[first.id, 3], [second.id, 1]]);
  await expect.poll(() => storedWishes(elsewhere)).toEqual([first.id, second.id]);

  await openPage(elsewhere, `/product/${third.slug}`);
  await heart(elsewhere, third).click();
  await openPage(elsewhere, '/cart');
  await elsewhere.getByRole('button', { name: `Remove ${first.name}` }).click();
  await expectInCart(elsewhere, 1);
  await settled(elsewhere);

  await page.reload();
  await expectInCart(page, 1);
  await expect.poll(() => storedWishes(page)).toEqual([first.id, second.id, third.id]);
  await expect.poll(() => kept(page)).toEqual([[second.id, 1]]);

  await signOut(page, info);
  await expectInCart(page, 0);
  await expect.poll(() => page.evaluate(() => Object.entries(localStorage).filter(([key, value]) => key !== 'settled-payments' && value !== '[]'))).toEqual([]);
  await expectInCart(elsewhere, 1);
  await context.close();

  await signIn(page, person);
  await expectInCart(page, 1);
});

test('WISH-01 C-55 the account shows the wish list: to the cart, off the list, and on from an empty one', async ({ page }) => {
  const [first, second] = tyres;
  await storeText(page, 'wishlist', JSON.stringify([first.id, second.id]));
  await register(page);
  await openPage(page, '/account');
  await expect(wishList(page).getByRole('listitem')).toHaveCount(2);
  await expect(wishList(page).getByRole('link')).toHaveText([second.name, first.name]);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await wishList(page).getByRole('button', { name: 'Add to Cart' }).last().click();
  await expectInCart(page, 1);
  await expect.poll(() => kept(page)).toEqual([[first.id, 1]]);
  await wishList(page).getByRole('button', { name: `Remove ${second.name} from wish list` }).click();
  await expect(wishList(page).getByRole('listitem')).toHaveCount(1);
  await wishList(page).getByRole('button', { name: `Remove ${first.name} from wish list` }).click();
  await expect(page.getByText('Nothing here yet.')).toBeVisible();
  await settled(page);
  await page.reload();
  await expect(page.getByText('Nothing here yet.')).toBeVisible();
  await expectAccessible(page, 'main');
});

test('C-26 C-27 a merge keeps no more than the stock, and the cart says so until that is read', async ({ page }) => {
  const [tyre] = tyres;
  await storeCart(page, [cartLine(tyre, 99)]);
  await register(page);
  const available = Math.min(tyre.stockQuantity, 99);
  await expect.poll(() => kept(page)).toEqual([[tyre.id, available]]);
  await openPage(page, '/cart');
  const notice = page.getByText('Not everything in your cart could be kept');
  await expect(notice).toBeVisible();
  await expect(page.getByText(`${tyre.name}: ${available} of 99 are in your cart now`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(notice).toBeHidden();
});

test('a change that could not be saved stays in the browser and is saved when the shopper is back', async ({ page, request, complaints }) => {
  complaints.provoke(/Failed to load resource|request failed/);
  const [tyre] = tyres;
  await register(page);
  await settled(page);
  await page.route('**/graphql', (route) => (route.request().postData()?.includes('SaveCart') ? route.abort('connectionreset') : route.continue()));
  await openPage(page, `/product/${tyre.slug}`);
  await page.getByRole('region', { name: 'Buy', exact: true }).getByRole('button', { name: 'Add to Cart' }).click();
  await expectInCart(page, 1);
  await page.reload();
  await expectInCart(page, 1);
  await page.unroute('**/graphql');
  const saved = page.waitForResponse((response) => response.request().postData()?.includes('SaveCart') ?? false);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  expect((await saved).ok()).toBe(true);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const answer = await request.post('/graphql', { data: { query: '{ myCart { lines { productId quantity } } }' }, headers: { authorization: `Bearer ${token}` } });
  expect(await answer.json()).toEqual({ data: { myCart: { lines: [{ productId: tyre.id, quantity: 1 }] } } });
});
