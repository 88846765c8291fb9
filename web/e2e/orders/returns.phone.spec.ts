import { register, signInAdmin } from '../support/accounts/accounts.ts';
import { payFor, placeOrder } from '../support/accounts/orders.ts';
import { openShopKeeper, type ShopKeeper } from '../support/admin/admin.ts';
import { failOperation } from '../support/page/failure.ts';
import { openPage } from '../support/page/openPage.ts';
import { expectSoundOnEachScreen, expectUsableOnEachScreen } from '../support/page/screens.ts';
import { findTyre } from '../support/shop/catalogue.ts';
import { addPhotograph } from '../support/shop/photographs.ts';
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

interface Movements {
  stockMovements: { orderId: string | null; quantity: number; reason: string }[];
}

/** The quantities of an order that were put back into stock. */
async function unitsBack(keeper: ShopKeeper, productId: number, orderId: string): Promise<number[]> {
  const { stockMovements } = await keeper.ask<Movements>(MOVEMENTS, { productId });
  return stockMovements
    .filter((movement) => movement.orderId === orderId && movement.reason === 'RETURNED')
    .map(({ quantity }) => quantity);
}

test('a customer returns two of four tyres and is refunded once they are inspected', async ({
  page,
  otherBrowser,
  isMobile,
}) => {
  const tyre = await findTyre(page.request, { brands: ['avon'] }, ({ stockQuantity }) => stockQuantity > 12);
  const customer = await register(page);
  const order = await placeOrder(page, customer, tyre.id, { quantity: 4 });
  await payFor(page.request, order);
  const keeper = await openShopKeeper(page.request);
  await keeper.deliver(order.orderId);

  await openPage(page, `/orders/${order.orderId}`);
  const start = page.getByRole('link', { name: 'Return tyres' });
  await expectUsableOnEachScreen(page, start);
  await start.click();
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
  await addPhotograph(page);
  await page.getByLabel('What’s wrong with them?').fill('One sidewall is cut, the other tyre looks fine.');
  const askForTwo = page.getByRole('button', { name: 'Ask to return 2 tyres' });
  const refund = page.getByRole('region', { name: 'Your refund' });
  await expect(refund).toContainText('We’ll refund you within 14 days of agreeing that it’s due.');
  await expectSoundOnEachScreen(page, askForTwo);
  await failOperation(page, 'ReturnQuote');
  await page.getByRole('button', { name: 'One fewer' }).click();
  await expect(refund).toHaveCount(0);
  await page.unroute('**/graphql*');
  await more.click();
  await expect(refund).toBeVisible();
  await askForTwo.click();
  await expect(page.getByRole('heading', { name: 'Being checked' })).toBeVisible();

  const staff = await otherBrowser({ viewport: page.viewportSize(), isMobile, hasTouch: isMobile });
  await signInAdmin(staff);
  await openPage(staff, `/admin/returns?q=${order.orderNumber}`);
  await staff.getByRole('link', { name: `${order.orderNumber}-R1` }).click();
  await expect(staff.getByText('One sidewall is cut, the other tyre looks fine.')).toBeVisible();
  await staff.getByRole('button', { name: 'Approve' }).click();
  await staff.getByRole('button', { name: 'Mark as collected' }).click();
  const receive = staff.getByRole('button', { name: 'Receive 2 tyres' });
  await expectSoundOnEachScreen(staff, receive);

  await page.reload();
  await expect(page.getByRole('heading', { name: 'On its way to us' })).toBeVisible();
  const label = page.getByRole('link', { name: 'Print the label' });
  await expectUsableOnEachScreen(page, label);
  await label.click();
  await expect(page.getByRole('article', { name: `Return label ${order.orderNumber}-R1` })).toBeVisible();
  await expectUsableOnEachScreen(page);

  // One of the two turns out to be damaged.
  const damaged = staff.getByRole('group', { name: /^Damaged or used/ });
  await damaged.getByRole('button', { name: 'One more' }).click();
  await receive.click();
  await expect(staff.getByText(/, 1 as new, 1 damaged$/)).toBeVisible();
  expect(await unitsBack(keeper, tyre.id, order.orderId)).toEqual([1]);
  const payBack = staff.getByRole('button', { name: /^Refund £/ });
  await expectUsableOnEachScreen(staff, payBack);
  await payBack.click();
  await expect(staff.getByRole('main').getByText('Refunded', { exact: true })).toBeVisible();
  await openPage(staff, `/admin/returns?q=${order.orderNumber}`);
  await staff.getByRole('button', { name: 'Search all returns' }).click();
  await expect(staff.getByRole('link', { name: `${order.orderNumber}-R1` })).toBeVisible();

  await openPage(page, `/orders/${order.orderId}`);
  const refunded = page.getByRole('link', { name: `${order.orderNumber}-R1` });
  await expectUsableOnEachScreen(page, page.getByRole('link', { name: /^Credit note \S+$/ }), refunded);
  await refunded.click();
  await expect(page.getByRole('heading', { name: 'Refunded', exact: true })).toBeVisible();
  await expect(page.getByText(/^Refunded on .*: Credit note CN-\d+$/)).toBeVisible();
  await expectSoundOnEachScreen(page);
});
