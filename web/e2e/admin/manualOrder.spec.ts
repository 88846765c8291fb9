import type { Page } from '@playwright/test';
import { aPerson, signInAdmin } from '../support/accounts/accounts.ts';
import { mailTo, type SentMail } from '../support/accounts/mail.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/page/axe.ts';
import { openPage } from '../support/page/openPage.ts';
import { findTyre, stockOf } from '../support/shop/catalogue.ts';
import { payByCard, PAYING_CARD } from '../support/shop/checkout.ts';
import { expect, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');

/** The payment page that an email links to. */
function paymentPageIn({ html }: SentMail): string {
  const [, href = ''] = /href="([^"]+)"[^>]*>\s*Pay £/.exec(html) ?? [];
  return href.replaceAll('&amp;', '&');
}

/** Types into the focused field and tabs to the next. */
async function typeAndTab(page: Page, ...texts: string[]): Promise<void> {
  for (const text of texts) {
    await page.keyboard.insertText(text);
    await page.keyboard.press('Tab');
  }
}

test('ADMIN-05 C-39 a phone order is taken by keyboard, paid by the emailed link, and refunded', async ({
  page,
  request,
  otherBrowser,
}) => {
  test.slow();
  const person = aPerson();
  const tyre = await findTyre(request, { brands: ['kumho'] }, ({ stockQuantity }) => stockQuantity > 9);
  const stock = await stockOf(request, tyre.id);
  await signInAdmin(page);
  await openPage(page, '/admin/orders/new');
  const finder = page.getByRole('combobox', { name: 'Add a tyre' });
  await expect(finder).toBeFocused();
  await expectAccessible(page);

  // Saving an incomplete order loses nothing.
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Add at least one tyre')).toBeVisible();
  await expect(finder).toBeFocused();
  await page.keyboard.insertText(tyre.name);
  await expect(page.getByRole('option', { name: tyre.name }).first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Tyres in this order' })).toContainText(tyre.name);
  await page.getByLabel(`Price each of ${tyre.name}`).fill('0');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('The price must be more than £0')).toBeVisible();
  await page.getByLabel(`Price each of ${tyre.name}`).fill('80.00');
  await page.keyboard.press('Tab');
  await typeAndTab(page, 'Matched a rival’s price');
  // A Tab still being handled would move on from the next focused field.
  await expect(page.getByRole('checkbox', { name: `Road hazard plan for ${tyre.name}` })).toBeFocused();
  await page.getByRole('combobox', { name: 'Find a customer' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await typeAndTab(page, person.email, '07700 900123', person.firstName, person.lastName, '');
  await typeAndTab(page, '12 Mill Street', '', 'Bedford', 'mk403hd');
  await expect(page.getByRole('button', { name: 'Take order for £175.99' })).toBeVisible();
  // The draft doesn't depend on the tab, whose session storage is lost when it closes.
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(page.getByText(/^Your changes from .* are back/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take order for £175.99' })).toBeVisible();
  await page.getByLabel(`Price each of ${tyre.name}`).fill('8.00');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('alert')).toContainText(`${tyre.name} is sold for £8.00 instead of £`);
  await page.getByLabel(`Price each of ${tyre.name}`).fill('80.00');
  await page.keyboard.press('Control+s');

  await expect(main(page).getByText('Not paid yet').first()).toBeVisible();
  await expect(main(page).getByText('Matched a rival’s price')).toBeVisible();
  await expectAccessible(page);
  const buyer = await otherBrowser();
  await buyer.goto(paymentPageIn(await mailTo(person.email, /Pay for your order/)));
  await payByCard(buyer, PAYING_CARD);
  await expect(buyer.getByText('Payment Confirmed')).toBeVisible();
  await mailTo(person.email, /Thank you for your order/);
  await page.reload();
  await expect(main(page).getByText('Order Received', { exact: true })).toBeVisible();
  expect(await stockOf(request, tyre.id)).toBe(stock - 2);

  await main(page).getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(dialog.getByText('Choose the tyres to refund, or the delivery charge')).toBeVisible();
  await dialog.getByRole('button', { name: 'One more' }).click();
  await dialog.getByLabel('Reason').fill('One tyre had a nail in it.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Refund £80.00' }).click();
  const refunds = main(page).getByRole('list', { name: 'Refunds' });
  await expect(refunds.getByRole('listitem')).toHaveCount(1);
  await expect(refunds).toContainText('(restocked)');
  await expect(main(page).getByText('Partly refunded')).toBeVisible();
  expect((await mailTo(person.email, /refunded/)).html).toContain('One tyre had a nail in it.');
  await expect.poll(() => stockOf(request, tyre.id)).toBe(stock - 1);

  await main(page).getByRole('button', { name: 'Refund', exact: true }).click();
  await dialog.getByText('An amount').click();
  await dialog.getByLabel('Amount in pounds').fill('1000');
  await dialog.getByRole('button', { name: 'Refund £1,000.00' }).click();
  await expect(dialog.getByText('Only £95.99 is left to refund')).toBeVisible();
  await dialog.getByLabel('Amount in pounds').fill('95.99');
  await expect(dialog.getByText(/This refunds everything that’s left, so it ends the order/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Refund £95.99' }).click();
  await expect(refunds.getByRole('listitem')).toHaveCount(2);
  await expect(main(page).getByText('Refunded in full')).toBeVisible();
  await expect.poll(() => stockOf(request, tyre.id)).toBe(stock);
  await expectAccessible(page);

  // The same order can be taken again, for example with other tyres.
  await main(page).getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'New order with these tyres' }).click();
  await expect(page).toHaveURL(/\/admin\/orders\/new\?copy=/);
  await expect(page.getByLabel(`Price each of ${tyre.name}`)).toHaveValue('80.00');
  await expect(page.getByLabel('Reason for the price change')).toHaveValue('Matched a rival’s price');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(person.email);
  await expect(page.getByLabel('Postcode')).toHaveValue('MK40 3HD');
  await expect(page.getByRole('button', { name: 'Take order for £175.99' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('an order at the counter is paid in cash and refunded offline', async ({ page, request }) => {
    const person = aPerson();
    const tyre = await findTyre(request, { brands: ['falken'] }, ({ stockQuantity }) => stockQuantity > 9);
    await signInAdmin(page);
    await openPage(page, '/admin/orders/new');
    await page.getByRole('combobox', { name: 'Add a tyre' }).fill(tyre.name);
    await page.getByRole('option', { name: tyre.name }).first().tap();
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('First name').fill(person.firstName);
    await page.getByLabel('Last name').fill(person.lastName);
    await page.getByLabel(/Collected at the shop/).check();
    await expect(page.getByLabel('Postcode')).toHaveCount(0);
    await page.getByText('Cash', { exact: true }).tap();
    await page.getByLabel('The customer has paid').check();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: /^Take order for £/ }).tap();
    await expect(main(page).getByText(/^Cash, recorded by/)).toBeVisible();
    await expect(main(page).getByText('Collected at the shop').first()).toBeVisible();
    await expect(main(page).getByRole('button', { name: 'Edit address' })).toHaveCount(0);
    await expectNoSidewaysScroll(page);
    await mailTo(person.email, /Thank you for your order/);

    await main(page).getByRole('button', { name: 'Refund', exact: true }).tap();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/Hand the money back yourself/)).toBeVisible();
    await dialog.getByRole('button', { name: 'One more' }).tap();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: /^Refund £/ }).tap();
    await expect(main(page).getByText('Partly refunded')).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});
