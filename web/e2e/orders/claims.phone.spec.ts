import type { Page } from '@playwright/test';
import { formatPrice } from '@treadline/schema/trade/values/money';
import { aPerson, register, signInAdmin } from '../support/accounts/accounts.ts';
import { payFor, placeOrder } from '../support/accounts/orders.ts';
import { openShopKeeper } from '../support/admin/admin.ts';
import { openPage } from '../support/page/openPage.ts';
import { expectSoundOnEachScreen, expectUsableOnEachScreen } from '../support/page/screens.ts';
import { findTyre } from '../support/shop/catalogue.ts';
import { addPhotograph } from '../support/shop/photographs.ts';
import { expect, test } from '../support/test.ts';

/** Opens a claim from the admin's list of claims to decide. */
async function openOnDesk(desk: Page, kind: string, orderNumber: string): Promise<void> {
  await openPage(desk, `/admin/claims?q=${orderNumber}`);
  await desk.getByRole('link', { name: new RegExp(`^${kind}`) }).click();
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(`${kind}, ${orderNumber}`);
}

test('a price match and a road hazard claim are made, decided in the admin and refunded', async ({
  page,
  request,
  otherBrowser,
}) => {
  test.slow();
  const person = await register(page, aPerson());
  const tyre = await findTyre(request, { brands: ['nexen'] }, ({ stockQuantity }) => stockQuantity > 4);
  const order = await placeOrder(page, person, tyre.id, { roadHazardPlan: true });
  await payFor(request, order);
  const keeper = await openShopKeeper(request);
  await keeper.deliver(order.orderId);

  await openPage(page, `/orders/${order.orderId}`);
  const cheaper = page.getByRole('link', { name: 'Found it cheaper?' });
  await expectUsableOnEachScreen(page, cheaper);
  await cheaper.click();
  const send = page.getByRole('button', { name: 'Send my claim' });
  await send.click();
  await expect(page.getByText('Please enter the offer’s total price', { exact: false })).toBeVisible();
  await page.getByLabel('Web address of the offer').fill('cheaper down the road');
  await page.getByLabel(/^Total price there for 1 tyre/).fill('9,999');
  await expect(page.getByText(/^That isn’t less than the £/)).toBeVisible();
  await expect(page.getByText('Please enter the whole web address', { exact: false })).toBeVisible();
  await expectSoundOnEachScreen(page, send);
  await page.getByLabel('Web address of the offer').fill('https://www.example.co.uk/the-same-tyre');
  const offer = formatPrice(tyre.price - 500);
  await page.getByLabel(/^Total price there for 1 tyre/).fill(offer);
  const difference =
    /£[\d.,]+\d/.exec((await page.getByText(/^The difference is/).textContent()) ?? '')?.[0] ?? '';
  await addPhotograph(page);
  await send.click();
  await expect(page.getByText('We’ve got your claim')).toBeVisible();
  await expectSoundOnEachScreen(page);

  const desk = await otherBrowser();
  await signInAdmin(desk);
  await openOnDesk(desk, 'Price match', order.orderNumber);
  const link = desk.getByRole('link', { name: /^https:\/\/www\.example\.co\.uk/ });
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(desk.getByRole('list', { name: 'Photographs' }).getByRole('img')).toHaveCount(1);
  const payBack = desk.getByRole('button', { name: `Refund ${difference}` });
  await expectSoundOnEachScreen(desk, payBack);
  await payBack.click();
  await expect(desk.getByText('Paid back', { exact: true }).first()).toBeVisible();

  await openPage(page, `/orders/${order.orderId}`);
  await expect(page.getByText('We’ve approved your price match claim.')).toBeVisible();
  const wrong = page.getByRole('link', { name: 'Something wrong with these tyres?' });
  await expectUsableOnEachScreen(page, page.getByRole('link', { name: `Price match: ${difference}` }), wrong);
  await wrong.click();
  await page.getByRole('radio', { name: 'Damaged on the road?' }).check();
  await page.getByLabel('What happened?').fill('A pothole on the A421 cut the sidewall.');
  await page.getByLabel('Miles driven on the tyres').fill('1,200');
  await page.getByLabel('Tread left, in mm').fill('7');
  await send.click();
  await expect(page.getByText(/^Please add photographs of the damage/)).toBeVisible();
  await addPhotograph(page);
  await expectSoundOnEachScreen(page, send);
  await send.click();
  await expect(page.getByText('We’ve got your claim')).toBeVisible();

  await openOnDesk(desk, 'Road hazard', order.orderNumber);
  await desk.getByRole('radio', { name: 'Ask the customer' }).check();
  await desk.getByLabel('Your question').fill('Is the sidewall cut through?');
  await desk.getByRole('button', { name: 'Send question' }).click();
  await expect(desk.getByText('Waiting for customer').first()).toBeVisible();
  await page.reload();
  await page.getByLabel('Your answer').fill('Yes, to the cords.');
  const answer = page.getByRole('button', { name: 'Send my answer' });
  await expectUsableOnEachScreen(page, answer);
  await answer.click();
  await expect(page.getByText('In review')).toBeVisible();
  await desk.reload();
  await desk.getByRole('radio', { name: 'Refund' }).check();
  await desk.getByLabel('Amount in pounds').fill('20');
  const payTwenty = desk.getByRole('button', { name: 'Refund £20.00' });
  await expectUsableOnEachScreen(desk, payTwenty);
  await payTwenty.click();
  await expect(desk.getByText('Paid back', { exact: true }).first()).toBeVisible();
  await openPage(page, `/orders/${order.orderId}`);
  await expect(page.getByRole('link', { name: 'Road hazard: £20.00' })).toBeVisible();
  await expectSoundOnEachScreen(page);
});
