import { aPerson, signInAdmin } from '../support/accounts.ts';
import { askShop, tokenOf } from '../support/askShop.ts';
import { findTyre } from '../support/catalogue.ts';
import { openPage } from '../support/openPage.ts';
import { orderAs, payFor } from '../support/orders.ts';
import { expectSoundOnEachScreen } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

/** Its payment is disputed a minute later. */
const DISPUTED_CARD = '4000 0000 0000 0259';
const DISPUTE = { timeout: 150_000, intervals: [5_000] };
const DISPUTES = 'query Disputes($id: ID!) { order(id: $id) { disputes { state } } }';

test('an order whose payment is disputed says what the bank wants, and is neither sent nor refunded', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  const tyre = await findTyre(request, { brands: ['hankook'] }, ({ stockQuantity }) => stockQuantity > 9);
  const order = await orderAs(request, aPerson(), tyre.id);
  await payFor(request, order, DISPUTED_CARD);
  await signInAdmin(page);
  await openPage(page, `/admin/orders/${order.orderId}`);
  const main = page.getByRole('main');
  const steps = main.getByRole('button', { name: /^(Start packing|Ship…|Refund)$/ });
  await expect(steps).toHaveText(['Start packing', 'Ship…', 'Refund']);

  const token = await tokenOf(page);
  const variables = { id: order.orderId };
  const disputes = async () =>
    (await askShop<{ order: { disputes: unknown[] } }>(request, DISPUTES, variables, token)).order.disputes;
  await expect.poll(disputes, DISPUTE).toEqual([{ state: 'NEEDS_RESPONSE' }]);
  await page.reload();
  await expect(main.getByText(/^The bank disputes £\d+\.\d\d of this payment\.$/)).toBeVisible();
  await expect(main.getByText(/in Stripe’s Dashboard, until/)).toBeVisible();
  await expect(main.getByText('this order can’t be sent or refunded here')).toBeVisible();
  await expect(steps).toHaveCount(0);
  await expectSoundOnEachScreen(page);
});
