import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { aPerson, register, signInAdmin, type Person } from '../support/accounts/accounts.ts';
import { mailTo } from '../support/accounts/mail.ts';
import { orderAs, payFor } from '../support/accounts/orders.ts';
import { buyAndReview } from '../support/admin/reviews.ts';
import { openPage } from '../support/page/openPage.ts';
import { findTyre } from '../support/shop/catalogue.ts';
import { payByCard, PAYING_CARD } from '../support/shop/checkout.ts';
import { expect, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');
const bar = (page: Page) => page.getByRole('region', { name: 'Pending change' });

/** Clipboard text of three sizes from a spreadsheet. */
const SHEET = [
  ['Size', 'Load', 'Speed', 'Price', 'Stock'],
  ['205/55 R16', '91', 'V', '84.48', '12'],
  ['225/45 R17', '94', 'W', '112.00', '8'],
  ['225/40 R18', '92', 'Y', '125.50', '4'],
]
  .map((cells) => cells.join('\t'))
  .join('\n');

/** Adds a model with three sizes. @returns its name and its address in the shop. */
async function addModel(page: Page): Promise<{ name: string; path: string }> {
  const name = `Daybreak ${randomUUID().slice(0, 6)}`;
  await openPage(page, '/admin/models/new');
  await main(page).getByLabel('Brand').selectOption({ label: 'Michelin' });
  await main(page).getByRole('textbox', { name: 'Name' }).fill(name);
  await main(page).getByRole('button', { name: 'Add model' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Michelin ${name}`);
  await main(page).getByRole('button', { name: 'Add size' }).click();
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, SHEET);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('3 sizes added')).toBeVisible();
  return { name, path: `/models/${name.toLowerCase().replace(' ', '-')}` };
}

/** Changes the price of a new tyre in its row. */
async function changePrice(page: Page, tyre: string): Promise<void> {
  await openPage(page, `/admin/products?q=${encodeURIComponent(tyre)}`);
  const price = page.getByRole('button', { name: /^Change the price of .*205\/55 R16/ });
  await price.click();
  await page.getByRole('textbox', { name: /price/i }).fill('77.70');
  await page.keyboard.press('Enter');
  await expect(price).toContainText('£77.70');
}

/** Takes a phone order, which the customer pays by the emailed link. @returns its number. */
async function takeOrder(page: Page, buyer: Page, person: Person, tyre: string): Promise<string> {
  await openPage(page, '/admin/orders/new');
  await page.getByRole('combobox', { name: 'Add a tyre' }).fill(tyre);
  await page.getByRole('option', { name: tyre }).first().click();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByLabel('Address', { exact: true }).fill('12 Mill Street');
  await page.getByLabel('City').fill('Bedford');
  await page.getByLabel('Postcode').fill('MK40 3HD');
  await page.getByRole('button', { name: /^Take order for £/ }).click();
  await expect(main(page).getByText('Not paid yet').first()).toBeVisible();
  const { html } = await mailTo(person.email, /Pay for your order/);
  const [, link = ''] = /href="([^"]+)"[^>]*>\s*Pay £/.exec(html) ?? [];
  await buyer.goto(link.replaceAll('&amp;', '&'));
  await payByCard(buyer, PAYING_CARD);
  await expect(buyer.getByText('Payment Confirmed')).toBeVisible();
  return (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
}

/** Ships orders from one pasted list. */
async function shipAll(page: Page, numbers: readonly string[]): Promise<void> {
  await openPage(page, '/admin/orders');
  await page.getByRole('button', { name: 'Ship from a list…' }).click();
  const dialog = page.getByRole('dialog');
  const lines = numbers.map((number, index) => `${number}, 1550 77${index}`);
  await dialog.getByLabel('Scan or paste the list').fill(lines.join('\n'));
  await dialog.getByLabel('Carrier').selectOption('DPD');
  await dialog.getByRole('button', { name: `Ship ${numbers.length} orders` }).click();
  await bar(page).getByRole('button', { name: 'Do it now' }).click();
  await expect(page.getByText(`${numbers.length} orders shipped.`)).toBeVisible();
}

/** Adds a page, changes it, and restores the first version. */
async function changePageAndBack(page: Page, title: string): Promise<void> {
  const text = page.getByRole('textbox', { name: 'Text' });
  await openPage(page, '/admin/page-contents/new');
  await page.getByLabel('Title').fill(title);
  await text.click();
  await page.keyboard.type('We open at eight.');
  await page.getByRole('button', { name: 'Add page' }).click();
  await expect(page.getByText('Page published.')).toBeVisible();
  await text.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' We close at six.');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Page saved and live.')).toBeVisible();
  await page.getByRole('link', { name: 'History' }).click();
  await page.getByRole('button', { name: 'Restore version 1' }).click();
  await expect(page.getByText('Version 1 restored as version 3.')).toBeVisible();
}

test('an owner’s day: tyres, a price, a phone order, five parcels, a refund, a review, a page, the log', async ({
  page,
  request,
  otherBrowser,
}) => {
  test.setTimeout(180_000);
  await signInAdmin(page);
  await openPage(page, '/admin');
  await expect(main(page).getByText('Before you open')).toBeVisible();

  const { name, path } = await test.step('a model with three sizes', () => addModel(page));
  const shopper = await otherBrowser();
  await openPage(shopper, path);
  await expect(main(shopper)).toContainText('£84.48');
  await test.step('its price changes while a shopper looks at it', () => changePrice(page, name));
  await shopper.reload();
  await expect(main(shopper)).toContainText('£77.70');

  const caller = aPerson();
  const number = await test.step('a telephone order is paid by the mailed link', () =>
    takeOrder(page, shopper, caller, `Michelin ${name} 205/55 R16`));
  const orderAddress = new URL(page.url()).pathname;

  await test.step('five orders are shipped at once', async () => {
    const tyre = await findTyre(request, { brands: ['toyo'] }, ({ stockQuantity }) => stockQuantity > 9);
    const numbers = [number];
    while (numbers.length < 5) {
      const order = await orderAs(request, aPerson(), tyre.id);
      await payFor(request, order);
      numbers.push(order.orderNumber);
    }
    await shipAll(page, numbers);
  });

  await test.step('one tyre of the phone order is refunded', async () => {
    await openPage(page, orderAddress);
    await main(page).getByRole('button', { name: 'Refund', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'One more' }).click();
    await dialog.getByRole('button', { name: 'Refund £77.70' }).click();
    await expect(main(page).getByText('Partly refunded')).toBeVisible();
  });

  await test.step('a review is approved', async () => {
    const buyer = await otherBrowser();
    const { title } = await buyAndReview(buyer, request, await register(buyer, aPerson()));
    await openPage(page, '/admin/reviews');
    const review = page.getByRole('article').filter({ hasText: title });
    await review.getByRole('button', { name: 'Approve' }).click();
    await expect(review).toHaveCount(0);
  });

  const title = `Opening hours ${randomUUID().slice(0, 8)}`;
  await test.step('a page is changed and restored', () => changePageAndBack(page, title));

  await test.step('the audit log shows who did what', async () => {
    await openPage(page, `/admin/audit?q=${encodeURIComponent(title.toLowerCase().replaceAll(' ', '-'))}`);
    await expect(main(page).getByRole('row').filter({ hasText: 'Shop Administrator' })).toHaveCount(3);
    await openPage(page, `${orderAddress.replace('orders/', 'audit?q=')}`);
    await expect(main(page).getByText('Shop Administrator').first()).toBeVisible();
  });
});
