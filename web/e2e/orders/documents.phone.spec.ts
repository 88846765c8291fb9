import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { register } from '../support/accounts/accounts.ts';
import { payFor, placeOrder } from '../support/accounts/orders.ts';
import { openShopKeeper } from '../support/admin/admin.ts';
import { openPage } from '../support/page/openPage.ts';
import { expectSoundOnEachScreen } from '../support/page/screens.ts';
import { findTyre } from '../support/shop/catalogue.ts';
import { expect, test } from '../support/test.ts';

const REFUND = 'mutation ($input: RefundOrderInput!) { refundOrder(input: $input) { ... on Order { id } } }';

/** Follows a link that downloads a PDF. @returns the name of the file. */
async function download(page: Page, name: string): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()]);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  return file.suggestedFilename();
}

test('a refund adds a credit note beside the invoice, both as a page and as a PDF', async ({
  page,
  request,
}) => {
  const tyre = await findTyre(request, { width: 215 }, ({ stockQuantity }) => stockQuantity > 8);
  const order = await placeOrder(page, await register(page), tyre.id);
  await payFor(request, order);
  const keeper = await openShopKeeper(request);
  await keeper.ask(REFUND, { input: { orderId: order.orderId, amount: 1_000 } });

  await openPage(page, `/orders/${order.orderId}`);
  const documents = page.getByRole('region', { name: 'Documents' });
  const name = await documents.getByRole('link', { name: /^Credit note CN-\d{6}$/ }).innerText();
  const number = name.replace('Credit note ', '');
  await expect(documents.getByText('£10.00')).toBeVisible();
  await expectSoundOnEachScreen(page);
  expect(await download(page, `Download ${name} as PDF`)).toBe(`${number}.pdf`);

  await documents.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { name: 'VAT credit note' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Price reduction/ })).toContainText('£10.00');
  await expect(page.getByRole('row', { name: '20%' })).toContainText('£8.33£1.67£10.00');
  await expectSoundOnEachScreen(page);
  expect(await download(page, 'Download PDF')).toBe(`${number}.pdf`);

  await page.getByRole('link', { name: 'Back to the order' }).click();
  await documents.getByRole('link', { name: /^Invoice INV-\d{6}$/ }).click();
  await expect(page.getByRole('row', { name: new RegExp(`credit note ${number}`) })).toContainText('−£10.00');
  expect(await download(page, 'Download PDF')).toMatch(/^INV-\d{6}\.pdf$/);
});
