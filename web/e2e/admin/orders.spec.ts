import type { APIRequestContext, Page } from '@playwright/test';
import { aPerson, signInAdmin, type Person } from '../support/accounts/accounts.ts';
import { mailTo } from '../support/accounts/mail.ts';
import { orderAs, payFor, type PlacedOrder } from '../support/accounts/orders.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/page/axe.ts';
import { openPage } from '../support/page/openPage.ts';
import { QUIET_PAGE } from '../support/page/quietPage.ts';
import { findTyre } from '../support/shop/catalogue.ts';
import { expect, test } from '../support/test.ts';

/** Places and pays an order. */
async function aPaidOrder(request: APIRequestContext, person: Person, brand: string): Promise<PlacedOrder> {
  const tyre = await findTyre(request, { brands: [brand] }, ({ stockQuantity }) => stockQuantity > 9);
  const order = await orderAs(request, person, tyre.id);
  await payFor(request, order);
  return order;
}

const main = (page: Page) => page.getByRole('main');
const bar = (page: Page) => page.getByRole('region', { name: 'Pending change' });

test('ADMIN-10 C-34 C-04 an order is packed, shipped and delivered, and the buyer is emailed at each step', async ({
  page,
  request,
  otherBrowser,
  complaints,
}) => {
  test.slow();
  const person = aPerson();
  const { orderNumber, trackingNumber } = await aPaidOrder(request, person, 'hankook');
  await signInAdmin(page);
  await openPage(page, '/admin/orders');
  await page.getByRole('searchbox').pressSequentially(person.email);
  await expect(page).toHaveURL(/q=ada/);
  const row = page.getByRole('row').filter({ hasText: orderNumber });
  await expect(row.getByText('Order Received')).toBeVisible();
  await expectAccessible(page);
  await row.getByRole('link', { name: orderNumber }).click();
  await expect(page.getByRole('heading', { level: 1, name: orderNumber })).toBeVisible();

  // A step undone in time is never carried out.
  await main(page).getByRole('button', { name: 'Start packing' }).click();
  await expect(bar(page)).toContainText(`Starting to pack ${orderNumber}`);
  await bar(page).getByRole('button', { name: 'Undo' }).click();
  await expect(bar(page)).toHaveCount(0);
  await expect(main(page).getByText('Order Received', { exact: true })).toBeVisible();
  await main(page).getByRole('button', { name: 'Start packing' }).click();
  await bar(page).getByRole('button', { name: 'Do it now' }).click();
  await expect(main(page).getByText('Processing', { exact: true })).toBeVisible();

  await main(page).getByRole('button', { name: 'Ship…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Tracking number').fill('!');
  await dialog.getByRole('button', { name: 'Ship' }).click();
  await expect(dialog.getByText('it has 4 to 40 letters and digits')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Carrier').selectOption('DPD');
  await dialog.getByLabel('Tracking number').fill('1550 1234 567');
  await expect(dialog.getByText('DPD numbers have 10 or 14 digits.')).toBeVisible();
  await dialog.getByLabel('Day').fill(new Date().toISOString().slice(0, 'YYYY-MM-DD'.length));
  await dialog.getByLabel('From').fill('23:58');
  await dialog.getByLabel('Until').fill('23:59');
  await expect(dialog.getByText('Anyone with the tracking number can see this')).toBeVisible();
  await dialog.getByLabel('Location').fill('Bedford depot');
  await page.keyboard.press('Enter');
  await bar(page).getByRole('button', { name: 'Do it now' }).click();
  await expect(main(page).getByText('Shipped', { exact: true })).toBeVisible();
  await expect(main(page).getByText('1550 1234 567')).toBeVisible();
  await expectAccessible(page);
  expect((await mailTo(person.email, /on their way/)).html).toContain('1550 1234 567');

  const buyer = await otherBrowser();
  await openPage(buyer, `/track?number=${trackingNumber}`);
  await expect(buyer.getByText('SHIPPED', { exact: true })).toBeVisible();
  await expect(buyer.getByText('Bedford depot')).toBeVisible();
  await expect(buyer.getByText('between 23:58 and 23:59')).toBeVisible();
  await expect(buyer.getByRole('link', { name: 'Track with DPD' })).toHaveAttribute(
    'href',
    'https://track.dpd.co.uk/search?reference=15501234567',
  );

  await main(page).getByRole('button', { name: 'Mark delivered…' }).click();
  await dialog.getByLabel('Left with a neighbour').check();
  await dialog.getByLabel('Received by').fill('Joan Smith');
  const files = dialog.locator('input[type=file]');
  complaints.provoke(/400/);
  await files.setInputFiles({ name: 'no.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('none') });
  await expect(dialog.getByText('no.jpg: A picture must be a JPEG')).toBeVisible();
  await files.setInputFiles('web/public/apple-touch-icon.png');
  await expect(dialog.getByRole('img', { name: 'Photograph 1' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Mark as delivered' }).click();
  await bar(page).getByRole('button', { name: 'Do it now' }).click();
  await expect(main(page).getByText('Delivered', { exact: true })).toBeVisible();
  await expect(main(page).getByText('Left with a neighbour: Joan Smith')).toBeVisible();
  await expect(main(page).getByRole('img', { name: 'Photograph 1 of 1' })).toBeVisible();
  await mailTo(person.email, /have arrived/);
  await openPage(buyer, `/track?number=${trackingNumber}`);
  await expect(buyer.getByText('DELIVERED', { exact: true })).toBeVisible();
  await expect(buyer.getByText('Joan')).toHaveCount(0);
});

test('five orders are shipped at once from a pasted list, after its invalid lines are reported', async ({
  page,
  request,
}) => {
  test.slow();
  const people = Array.from({ length: 5 }, () => aPerson());
  const orders: PlacedOrder[] = [];
  for (const person of people) orders.push(await aPaidOrder(request, person, 'pirelli'));
  const lines = orders.map(({ orderNumber }, index) => `${orderNumber}, 1550 99${index}`);
  await signInAdmin(page);
  await openPage(page, '/admin/orders');
  await page.getByRole('button', { name: 'Ship from a list…' }).click();
  const dialog = page.getByRole('dialog');
  const list = dialog.getByLabel('Scan or paste the list');
  await list.fill([...lines, 'the blue one, 15501111'].join('\n'));
  await expect(dialog.getByText('Line 6: “the blue one” isn’t an order number or short ID.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Ship 5 orders' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expectAccessible(page);
  await list.fill(lines.join('\n'));
  await dialog.getByLabel('Carrier').selectOption('Evri');
  await dialog.getByRole('button', { name: 'Ship 5 orders' }).click();
  // After Undo, the list doesn't have to be typed again.
  await bar(page).getByRole('button', { name: 'Undo' }).click();
  await expect(bar(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Ship from a list…' }).click();
  await dialog.getByRole('button', { name: 'Ship 5 orders' }).click();
  await bar(page).getByRole('button', { name: 'Do it now' }).click();
  await expect(page.getByText('5 orders shipped.')).toBeVisible();
  for (const [index, { email }] of people.entries())
    expect((await mailTo(email, /on their way/)).html).toContain(`1550 99${index}`);

  await openPage(page, `/admin/orders?tab=way&q=${orders[0]?.orderNumber}`);
  await expect(page.getByRole('row').filter({ hasText: orders[0]?.orderNumber })).toBeVisible();
  await page.getByRole('checkbox', { name: `Select order ${orders[0]?.orderNumber}` }).check();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Labels' }).click();
  await expect(page.getByRole('article', { name: `Label for ${orders[0]?.orderNumber}` })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('an order’s card offers one step after the other', async ({ page, request }) => {
    const person = aPerson();
    const { orderNumber } = await aPaidOrder(request, person, 'toyo');
    await signInAdmin(page);
    await openPage(page, `/admin/orders?q=${orderNumber}`);
    await page.getByRole('button', { name: `Start packing ${orderNumber}` }).tap();
    // The next step doesn't wait until the first can no longer be undone.
    await page.getByRole('button', { name: `Ship ${orderNumber}` }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Ship' }).tap();
    // The shop holds the step, so the page can be left without waiting.
    await expect(bar(page).getByRole('button', { name: 'Undo' })).toBeVisible();
    await page.goto(QUIET_PAGE);
    await mailTo(person.email, /on their way/);
    await openPage(page, `/admin/orders?tab=way&q=${orderNumber}`);
    await expect(page.getByRole('button', { name: `Mark delivered ${orderNumber}` })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
});
