import type { Page } from '@playwright/test';
import { aPerson, expectSignedIn, fillLogin, register } from '../support/accounts/accounts.ts';
import { openShopKeeper } from '../support/admin/admin.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/page/axe.ts';
import { openPage } from '../support/page/openPage.ts';
import { expectSoundOnEachScreen } from '../support/page/screens.ts';
import { addToCartButton, expectInCart } from '../support/shop/cart.ts';
import { findTyre, type Tyre } from '../support/shop/catalogue.ts';
import { goToCardPage, payByCard, PAYING_CARD } from '../support/shop/checkout.ts';
import { ENDED_SESSION, expect, test } from '../support/test.ts';

interface Bought {
  orderId: string;
  orderNumber: string;
  /** The address of the tracking page. */
  tracking: string;
}

/** Buys one tyre from its page and ends on the order's page. */
async function buy(page: Page, tyre: Tyre): Promise<Bought> {
  await openPage(page, `/product/${tyre.slug}`);
  await page.getByRole('button', { name: '1 tyre', exact: true }).click();
  await addToCartButton(page).click();
  await expectInCart(page, 1);
  await openPage(page, '/checkout');
  await goToCardPage(page);
  await payByCard(page, PAYING_CARD);
  await expect(page.getByText('Payment Confirmed')).toBeVisible();
  await page.getByRole('link', { name: 'View Your Order' }).click();
  await expect(page).toHaveURL(/\/orders\/[\da-f-]{36}$/);
  const title = await page.getByRole('heading', { level: 1, name: /^Order TFL-/ }).textContent();
  const tracking = await page.getByRole('link', { name: 'Track Package' }).getAttribute('href');
  return {
    orderId: page.url().split('/').at(-1) ?? '',
    orderNumber: title?.replace('Order ', '') ?? '',
    tracking: tracking ?? '',
  };
}

/** Submits an empty form, then a complete review, choosing stars with the arrow keys. */
async function writeReview(page: Page, title: string): Promise<void> {
  const send = page.getByRole('button', { name: 'Send my review' });
  await send.click();
  await expect(page.getByText('Please choose from one to five stars')).toBeVisible();
  await expectSoundOnEachScreen(page);
  await page.getByRole('radio', { name: '1 star, Poor' }).focus();
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '4 stars, Very good' })).toBeChecked();
  await page.getByRole('radio', { name: 'Yes' }).check();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Your review', { exact: false }).fill('Quiet, and sure-footed in the wet.');
  await page.getByLabel('Miles driven on it').fill('1,200');
  await page.getByLabel('Wet grip').selectOption('5');
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await send.click();
  await expect(page.getByText('Thank you for your review')).toBeVisible();
  await expectSoundOnEachScreen(page);
}

/** A guest finds the published review and marks it as helpful once. */
async function findHelpful(reader: Page, { slug }: Tyre, title: string): Promise<void> {
  await openPage(reader, `/product/${slug}#reviews`);
  const review = reader.getByRole('tabpanel').getByRole('article').filter({ hasText: title });
  await expect(review.getByText('Verified purchase')).toBeVisible();
  await expect(review.getByText('1,200 miles driven')).toBeVisible();
  await expect(review.getByText('Sam C.', { exact: true })).toBeVisible();
  const helpful = review.getByRole('button', { name: /^Helpful/ });
  await helpful.click();
  await expect(helpful).toHaveAttribute('aria-pressed', 'true');
  await expect(review.getByText('You found this helpful')).toBeVisible();
  await expectAccessible(reader, '[role="tabpanel"]:not([hidden])');
  await reader.reload();
  await expect(helpful).toHaveAttribute('aria-pressed', 'true');
}

test('C-51 C-10 a customer registers, buys, publishes a review, and signs out everywhere', async ({
  page,
  request,
  otherBrowser,
  complaints,
}) => {
  test.slow();
  const tyre = await findTyre(request, { brands: ['nankang'] }, ({ stockQuantity }) => stockQuantity > 4);
  const person = await register(page, aPerson());
  const { orderId, orderNumber, tracking } = await buy(page, tyre);
  const title = `Sure-footed (${orderNumber})`;
  await expect(page.getByText('Order Received', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^Write a review/ })).toHaveCount(0);

  const keeper = await openShopKeeper(request);
  await keeper.advance(orderId, 'PROCESSING');
  await keeper.advance(orderId, 'SHIPPED');
  await openPage(page, tracking);
  await expect(page.getByText('SHIPPED', { exact: true })).toBeVisible();
  await openPage(page, `/orders/${orderId}/review/999999`);
  await expect(
    page.getByText('You can only review tyres you’ve bought here, once we’ve delivered them.'),
  ).toBeVisible();
  await keeper.advance(orderId, 'DELIVERED');
  await openPage(page, tracking);
  await expect(page.getByText('DELIVERED', { exact: true })).toBeVisible();

  await openPage(page, `/orders/${orderId}`);
  await expectSoundOnEachScreen(page);
  await page.getByRole('link', { name: `Write a review of ${tyre.name}` }).click();
  await writeReview(page, title);
  await page.getByRole('link', { name: 'Back to the order' }).click();
  await expect(page.getByText('We’re checking your review')).toBeVisible();
  await expect(page.getByRole('link', { name: `Edit your review of ${tyre.name}` })).toBeVisible();
  await expectNoSidewaysScroll(page);

  await keeper.approveReview(title);
  await page.reload();
  await expect(page.getByText('Your review is published')).toBeVisible();
  await findHelpful(await otherBrowser(), tyre, title);

  const elsewhere = await otherBrowser();
  await openPage(elsewhere, '/login');
  await fillLogin(elsewhere, person);
  await expectSignedIn(elsewhere, true);
  const token = await elsewhere.evaluate(() => localStorage.getItem('token'));
  await openPage(page, '/account');
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expectSignedIn(page, false);
  const refused = await request.post('/graphql', {
    data: { query: '{ me { id } }' },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(refused.status()).toBe(401);
  complaints.provoke(ENDED_SESSION);
  await openPage(elsewhere, `/orders/${orderId}`);
  await expect(elsewhere).toHaveURL('/login');
});
