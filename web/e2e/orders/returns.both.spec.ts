import type { APIRequestContext } from '@playwright/test';
import { adminToken, register, signInAdmin } from '../support/accounts.ts';
import { openShopKeeper } from '../support/admin.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.ts';
import { findTyre } from '../support/catalogue.ts';
import { openPage } from '../support/openPage.ts';
import { payFor, placeOrder } from '../support/orders.ts';
import { expect, test } from '../support/test.ts';

const MOVEMENTS = /* GraphQL */ `
  query ($productId: Int!) {
    stockMovements(productId: $productId) {
      orderId
      quantity
      reason
    }
  }
`;

/** What came to the shelf from an order. */
async function unitsBack(request: APIRequestContext, productId: number, orderId: string): Promise<number[]> {
  const answer = await request.post('/graphql', {
    data: { query: MOVEMENTS, variables: { productId } },
    headers: { authorization: `Bearer ${await adminToken(request)}` },
  });
  const { data } = (await answer.json()) as {
    data: { stockMovements: { orderId: string | null; quantity: number; reason: string }[] };
  };
  return data.stockMovements
    .filter((movement) => movement.orderId === orderId && movement.reason === 'RETURNED')
    .map(({ quantity }) => quantity);
}

test('a customer returns two of four tyres, and gets the money once they are inspected', async ({
  page,
  otherBrowser,
  isMobile,
}) => {
  const tyre = await findTyre(page.request, { brands: ['avon'] }, ({ stockQuantity }) => stockQuantity > 12);
  const customer = await register(page);
  const order = await placeOrder(page, customer, tyre.id, 4);
  await payFor(page.request, order);
  const keeper = await openShopKeeper(page.request);
  for (const step of ['PROCESSING', 'SHIPPED', 'DELIVERED'] as const)
    await keeper.advance(order.orderId, step);

  await openPage(page, `/orders/${order.orderId}`);
  await page.getByRole('link', { name: 'Return tyres' }).click();
  const ask = page.getByRole('button', { name: 'Ask to return' });
  await ask.click();
  await expect(page.getByText('Choose the tyres you’re sending back')).toBeVisible();
  const more = page.getByRole('button', { name: 'One more' });
  await more.click();
  await more.click();
  await page.getByRole('radio', { name: 'They arrived damaged' }).check();
  await expect(page.getByText('We’ll collect them free of charge from:')).toBeVisible();
  await ask.click();
  await expect(page.getByText('Please add a photograph that shows what’s wrong')).toBeVisible();
  await page.setInputFiles('input[type=file]', 'web/public/apple-touch-icon.png');
  await expect(page.getByRole('img', { name: 'Photograph 1' })).toBeVisible();
  await page.getByLabel('What’s wrong with them?').fill('One sidewall is cut, the other tyre looks fine.');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Ask to return 2 tyres' }).click();
  await expect(page.getByRole('heading', { name: 'Being checked' })).toBeVisible();

  const staff = await otherBrowser({ viewport: page.viewportSize(), isMobile, hasTouch: isMobile });
  await signInAdmin(staff);
  await openPage(staff, `/admin/returns?q=${order.orderNumber}`);
  await staff.getByRole('link', { name: `${order.orderNumber}-R1` }).click();
  await expect(staff.getByText('One sidewall is cut, the other tyre looks fine.')).toBeVisible();
  await staff.getByRole('button', { name: 'Approve' }).click();
  await staff.getByRole('button', { name: 'They’ve been collected' }).click();
  await expectAccessible(staff);
  await expectNoSidewaysScroll(staff);

  await page.reload();
  await expect(page.getByRole('heading', { name: 'On its way to us' })).toBeVisible();
  await page.getByRole('link', { name: 'Print the label' }).click();
  await expect(page.getByRole('article', { name: `Return label ${order.orderNumber}-R1` })).toBeVisible();
  await expectNoSidewaysScroll(page);

  // One of the two is as new after all.
  const damaged = staff.getByRole('group', { name: /^Damaged or used/ });
  await damaged.getByRole('button', { name: 'One more' }).click();
  await staff.getByRole('button', { name: 'Receive 2 tyres' }).click();
  await expect(staff.getByText('2 of 4')).toBeVisible();
  expect(await unitsBack(page.request, tyre.id, order.orderId)).toEqual([1]);
  await staff.getByRole('button', { name: /^Refund £/ }).click();
  await expect(staff.getByRole('main').getByText('Refunded', { exact: true })).toBeVisible();

  await openPage(page, `/orders/${order.orderId}`);
  await expect(page.getByRole('link', { name: /^Credit note \S+$/ })).toBeVisible();
  await page.getByRole('link', { name: `${order.orderNumber}-R1` }).click();
  await expect(page.getByRole('heading', { name: 'Refunded', exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
