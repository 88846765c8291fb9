import { aPerson, signInAdmin } from '../support/accounts/accounts.ts';
import { orderAs, payFor, type PlacedOrder } from '../support/accounts/orders.ts';
import { openPage } from '../support/page/openPage.ts';
import { expectSoundOnEachScreen } from '../support/page/screens.ts';
import { askShop, tokenOf } from '../support/shop/askShop.ts';
import { findTyre } from '../support/shop/catalogue.ts';
import { expect, test } from '../support/test.ts';

/** Refunds to this card come back a minute later. */
const UNREFUNDABLE_CARD = '4000 0000 0000 5126';
/** Payments with this card are disputed a minute later. */
const DISPUTED_CARD = '4000 0000 0000 0259';
const A_MINUTE = { timeout: 150_000, intervals: [5_000] };
const STANDING = `query Standing($id: ID!) {
  order(id: $id) { needsAttention disputes { state } }
}`;
const REFUND = `mutation Refund($input: RefundOrderInput!) {
  refundOrder(input: $input) { __typename }
}`;

interface Standing {
  order: { needsAttention: string | null; disputes: { state: string }[] };
}

test('a disputed order can’t be sent or refunded, and a failed refund is paid another way', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  const tyre = await findTyre(request, { brands: ['hankook'] }, ({ stockQuantity }) => stockQuantity > 9);
  const disputed = await orderAs(request, aPerson(), tyre.id);
  await payFor(request, disputed, DISPUTED_CARD);
  const returned = await orderAs(request, aPerson(), tyre.id);
  await payFor(request, returned, UNREFUNDABLE_CARD);
  await signInAdmin(page);
  await openPage(page, `/admin/orders/${disputed.orderId}`);
  const token = await tokenOf(page);
  await askShop(request, REFUND, { input: { orderId: returned.orderId } }, token);
  const standing = async ({ orderId }: PlacedOrder) =>
    (await askShop<Standing>(request, STANDING, { id: orderId }, token)).order;

  const main = page.getByRole('main');
  const steps = main.getByRole('button', { name: /^(Start packing|Ship…|Refund)$/ });
  await expect(steps).toHaveText(['Start packing', 'Ship…', 'Refund']);
  await expect
    .poll(async () => (await standing(disputed)).disputes, A_MINUTE)
    .toEqual([{ state: 'NEEDS_RESPONSE' }]);
  await page.reload();
  await expect(main.getByText(/^The bank is disputing £\d+\.\d\d of this payment$/)).toBeVisible();
  await expect(main.getByText(/in the Stripe Dashboard by/)).toBeVisible();
  await expect(main.getByText('this order can’t be sent or refunded here')).toBeVisible();
  await expect(steps).toHaveCount(0);
  await expectSoundOnEachScreen(page);

  await expect
    .poll(async () => (await standing(returned)).needsAttention, A_MINUTE)
    .toContain('came back after it was booked');
  await openPage(page, `/admin/orders/${returned.orderId}`);
  await expect(main.getByText(/came back after it was booked/)).toBeVisible();
  await expect(main.getByText('Needs attention')).toBeVisible();
  await expectSoundOnEachScreen(page);
  await main.getByRole('button', { name: 'Pay another way…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Pay £\d+\.\d\d another way$/ });
  const book = dialog.getByRole('button', { name: /^Record £\d+\.\d\d as refunded$/ });
  await book.click();
  await expect(dialog.getByText('Please write the note')).toBeVisible();
  await expectSoundOnEachScreen(page);
  await dialog.getByLabel('How you pay the customer').fill('By bank transfer on Friday.');
  await book.click();
  await expect(page.getByText(/^£\d+\.\d\d recorded as refunded\.$/)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(main.getByText('By bank transfer on Friday.')).toBeVisible();
  await expect(main.getByText(/tried 2 times, not through Stripe$/)).toBeVisible();
  await expect(main.getByText('Needs attention')).toHaveCount(0);
});
