import type { Page, Request } from '@playwright/test';
import {
  aPerson,
  expectSignedIn,
  fillLogin,
  register,
  registerByForm,
  signOut,
  type Person,
} from '../support/accounts/accounts.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/page/axe.ts';
import { openPage } from '../support/page/openPage.ts';
import { askShop, tokenOf } from '../support/shop/askShop.ts';
import {
  addToCartButton,
  cartLine,
  expectInCart,
  storeCart,
  storedCart,
  storeText,
} from '../support/shop/cart.ts';
import { findTyres, type Tyre } from '../support/shop/catalogue.ts';
import { expect, test } from '../support/test.ts';

let tyres: [Tyre, Tyre, Tyre];

test.beforeEach(async ({ request }) => {
  const { items } = await findTyres(request, { filter: { brands: ['continental'], inStock: true } });
  const plenty = items.filter(({ stockQuantity }) => stockQuantity > 12);
  tyres = plenty.slice(0, 3) as typeof tyres;
  expect(tyres).toHaveLength(3);
});

const heart = (page: Page, tyre: Tyre) =>
  page
    .getByRole('main')
    .getByRole('button', { name: `Save ${tyre.name} to wish list` })
    .first();
const wishList = (page: Page) => page.getByRole('list', { name: 'Wish list' });
const storedWishes = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('wishlist') ?? '[]') as number[]);
const kept = async (page: Page) => (await storedCart(page)).map(({ id, quantity }) => [id, quantity]);

async function signIn(page: Page, person: Person): Promise<void> {
  await openPage(page, '/login');
  await fillLogin(page, person);
  await expectSignedIn(page, true);
}

const HELD = '{ myCart { lines { productId quantity } } myWishlist { items { product { id } } } }';

interface Held {
  myCart: { lines: { productId: number; quantity: number }[] };
  myWishlist: { items: { product: { id: number } }[] };
}

/** Waits until the account holds this cart and wish list. The browser shows them before they're saved. */
async function expectHeld(
  page: Page,
  expected: { cart: [id: number, quantity: number][]; wishes: number[] },
): Promise<void> {
  const token = await tokenOf(page);
  const ask = async () => {
    const { myCart, myWishlist } = await askShop<Held>(page.request, HELD, {}, token);
    return {
      cart: myCart.lines.map(({ productId, quantity }) => [productId, quantity]),
      wishes: myWishlist.items.map(({ product }) => product.id),
    };
  };
  await expect.poll(ask).toEqual(expected);
}

test('C-26 C-55 a guest’s cart and wish list join the account at sign-in and reach its other devices', async ({
  page,
  otherBrowser,
}) => {
  const [first, second, third] = tyres;
  await openPage(page, `/product/${first.slug}`);
  await heart(page, first).click();
  await addToCartButton(page).click();
  await expectInCart(page, 2);
  const person = aPerson();
  await registerByForm(page, person);
  await expectInCart(page, 2);
  await expectHeld(page, { cart: [[first.id, 2]], wishes: [first.id] });

  const elsewhere = await otherBrowser();
  await storeCart(elsewhere, [cartLine(first, 2), cartLine(second)]);
  await storeText(elsewhere, 'wishlist', JSON.stringify([second.id]));
  await signIn(elsewhere, person);
  await expectInCart(elsewhere, 5);
  await expect(
    elsewhere.getByText('We’ve added the 3 tyres from this device to your saved cart.'),
  ).toBeVisible();
  await expect(elsewhere.getByRole('link', { name: 'View Cart' })).toHaveAttribute('href', '/cart');
  await expect
    .poll(() => kept(elsewhere))
    .toEqual([
      [first.id, 4],
      [second.id, 1],
    ]);
  await expect.poll(() => storedWishes(elsewhere)).toEqual([first.id, second.id]);

  await openPage(elsewhere, `/product/${third.slug}`);
  await heart(elsewhere, third).click();
  await openPage(elsewhere, '/cart');
  await elsewhere.getByRole('button', { name: `Remove ${first.name}` }).click();
  await expectInCart(elsewhere, 1);
  await expectHeld(elsewhere, { cart: [[second.id, 1]], wishes: [first.id, second.id, third.id] });

  await page.reload();
  await expectInCart(page, 1);
  await expect.poll(() => storedWishes(page)).toEqual([first.id, second.id, third.id]);
  await expect.poll(() => kept(page)).toEqual([[second.id, 1]]);

  await signOut(page);
  await expectInCart(page, 0);
  await expect
    .poll(() =>
      page.evaluate(() =>
        Object.entries(localStorage).filter(([key, value]) => key !== 'settled-payments' && value !== '[]'),
      ),
    )
    .toEqual([]);
  await expectInCart(elsewhere, 1);

  await signIn(page, person);
  await expectInCart(page, 1);
});

test('WISH-01 C-55 the account’s wish list adds tyres to the cart, removes them, and leads on when empty', async ({
  page,
}) => {
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
  await wishList(page)
    .getByRole('button', { name: `Remove ${second.name} from wish list` })
    .click();
  await expect(wishList(page).getByRole('listitem')).toHaveCount(1);
  await wishList(page)
    .getByRole('button', { name: `Remove ${first.name} from wish list` })
    .click();
  await expect(page.getByText('Nothing saved yet.')).toBeVisible();
  await expectHeld(page, { cart: [[first.id, 1]], wishes: [] });
  await page.reload();
  await expect(page.getByText('Nothing saved yet.')).toBeVisible();
  await expectAccessible(page, 'main');
});

test('C-26 C-27 a merge is capped at the stock, and the cart says so until the customer confirms', async ({
  page,
}) => {
  const [tyre] = tyres;
  await storeCart(page, [cartLine(tyre, 99)]);
  await registerByForm(page, aPerson());
  const available = Math.min(tyre.stockQuantity, 99);
  await expect.poll(() => kept(page)).toEqual([[tyre.id, available]]);
  await openPage(page, '/cart');
  const notice = page.getByText('We couldn’t keep everything in your cart');
  await expect(notice).toBeVisible();
  await expect(page.getByText(`${tyre.name}: ${available} of 99 are in your cart now`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(notice).toBeHidden();
});

test('a change that couldn’t be saved stays in the browser and is saved when the shopper returns', async ({
  page,
  complaints,
}) => {
  complaints.provoke(/Failed to load resource|request failed/);
  const [tyre] = tyres;
  await registerByForm(page, aPerson());
  const savesCart = (request: Request): boolean => request.postData()?.includes('UpdateCart') ?? false;
  // From here on this browser has loaded the account's cart, so changes are saved rather than merged.
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toContain('account:cart');
  await page.route('**/graphql', (route) =>
    savesCart(route.request()) ? route.abort('connectionreset') : route.continue(),
  );
  await openPage(page, `/product/${tyre.slug}`);
  const tried = page.waitForEvent('requestfailed', savesCart);
  await addToCartButton(page).click();
  await expectInCart(page, 2);
  await tried;
  // The page retries as soon as it opens. Reconnecting during that would change nothing.
  const triedAgain = page.waitForEvent('requestfailed', savesCart);
  await page.reload();
  await expectInCart(page, 2);
  await triedAgain;
  const saved = page.waitForResponse((response) => savesCart(response.request()));
  await page.unroute('**/graphql');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  expect((await saved).ok()).toBe(true);
  await expectHeld(page, { cart: [[tyre.id, 2]], wishes: [] });
});
