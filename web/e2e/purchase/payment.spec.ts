import type { Page } from '@playwright/test';
import { fact } from '../support/page/fact.ts';
import { answerOperation, failOperation } from '../support/page/failure.ts';
import { openPage } from '../support/page/openPage.ts';
import { stopClock } from '../support/page/stillClock.ts';
import { cartLine, expectInCart, storeCart } from '../support/shop/cart.ts';
import { findTyre, type Tyre } from '../support/shop/catalogue.ts';
import { goToCardPage, payByCard, PAYING_CARD } from '../support/shop/checkout.ts';
import { expect, test } from '../support/test.ts';

/** A payment session as GraphQL returns it; paid unless overridden. */
function aSession(changed: object = {}): object {
  return {
    __typename: 'PaymentSession',
    id: 'cs_test_1',
    paymentStatus: 'PAID',
    status: 'COMPLETE',
    amountTotal: 17169,
    customerEmail: 'sam.carter@example.com',
    firstName: 'Sam',
    lastName: 'Carter',
    orderId: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
    orderNumber: 'TFL-4829-1736',
    trackingNumber: 'TFL2611-4K7M-9XQ2-HB3D',
    orderShortId: '6F9619FF',
    orderKey: null,
    isOwn: true,
    lines: [{ __typename: 'PaymentLine', description: 'A tyre', quantity: 2, unitPrice: 7785 }],
    deliveryMethod: 'STANDARD',
    shippingAddress: null,
    deliveryTime: '3-5 business days',
    estimatedDelivery: { __typename: 'DateRange', from: '2030-01-02', to: '2030-01-04' },
    ...changed,
  };
}

async function answerSession(page: Page, paymentSession: object | null): Promise<void> {
  await answerOperation(page, 'PaymentSession', { data: { paymentSession } });
}

let tyre: Tyre;
test.beforeEach(async ({ page, request }) => {
  tyre = await findTyre(
    request,
    { width: 215, profile: 55, diameter: 17 },
    ({ stockQuantity }) => stockQuantity > 10,
  );
  await storeCart(page, [cartLine(tyre)]);
});

test('PAY-03 PAY-06 PAY-07 the receipt shows the short order id in capitals and amounts in pounds', async ({
  page,
}) => {
  await answerSession(page, aSession());
  await openPage(page, '/payment-success?session_id=cs_test_1');
  const main = page.getByRole('main');
  await expect(fact(main, 'Order number')).toHaveText('TFL-4829-1736');
  await expect(fact(main, 'Order ID')).toHaveText('6F9619FF');
  await expect(fact(main, 'Amount Paid')).toHaveText('£171.69');
  await expect(fact(main, 'Estimated Delivery')).toContainText('3-5 business days');
  await expectInCart(page, 0);
});

test('PAY-05 an unpaid session shows as processing and is checked again automatically', async ({ page }) => {
  await answerSession(page, aSession({ paymentStatus: 'UNPAID', status: 'COMPLETE' }));
  await openPage(page, '/payment-success?session_id=cs_test_1');
  const status = fact(page.getByRole('main'), 'Payment Status');
  await expect(status).toHaveText('Processing');
  await page.unroute('**/graphql*');
  await answerSession(page, aSession());
  await stopClock(page);
  await page.clock.runFor(3_000);
  await expect(status).toHaveText('Payment Confirmed');
});

test('PAY-05 Check again looks the payment up at once', async ({ page }) => {
  await answerSession(page, aSession({ paymentStatus: 'UNPAID', status: 'COMPLETE' }));
  await openPage(page, '/payment-success?session_id=cs_test_1');
  await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible();
  await page.unroute('**/graphql*');
  await answerSession(page, aSession());
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText('Payment Confirmed')).toBeVisible();
});

test('PAY-01 the receipt page reports a missing or unknown session and leaves the cart alone', async ({
  page,
}) => {
  for (const query of [
    '',
    '?session_id=',
    '?session_id=cs_test_unknown',
    '?session_id=nonsense',
    "?session_id=';--",
  ]) {
    await openPage(page, `/payment-success${query}`);
    await expect(page.getByRole('heading', { level: 1 }), query).toHaveText('We couldn’t find that payment');
    await expectInCart(page, 1);
  }
});

test('PAY-05 a buyer who turns back from the payment is told that nothing is paid, and can pay', async ({
  page,
}) => {
  await answerSession(page, aSession({ paymentStatus: 'UNPAID', status: 'OPEN' }));
  await openPage(page, '/payment-success?session_id=cs_test_1');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your order isn’t paid yet');
  await expect(fact(main, 'Payment Status')).toContainText('Processing');
  await expect(fact(main, 'Amount to pay')).toHaveText('£171.69');
  await expect(main.getByText(/Thank You|Amount Paid/)).toHaveCount(0);
  await expect(main.getByRole('button', { name: 'Pay £171.69 now' })).toBeVisible();
  await expectInCart(page, 1);
});

test('PAY-04 an expired payment leaves the cart alone', async ({ page }) => {
  await answerSession(page, aSession({ paymentStatus: 'UNPAID', status: 'EXPIRED' }));
  await openPage(page, '/payment-success?session_id=cs_test_1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This payment was not completed');
  await page.getByRole('main').getByRole('link', { name: 'Go to your cart' }).click();
  await expectInCart(page, 1);
});

test('PAY-01 a failed payment look-up can be retried', async ({ page }) => {
  await failOperation(page, 'PaymentSession');
  await openPage(page, '/payment-success?session_id=cs_test_1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t look up your payment');
  await page.unroute('**/graphql*');
  await answerSession(page, aSession());
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Payment Confirmed')).toBeVisible();
});

test('C-52 another browser sees a masked address and keeps its cart', async ({ page, context }) => {
  await openPage(page, '/checkout');
  await goToCardPage(page);
  await payByCard(page, PAYING_CARD);
  await expect(page.getByText('Payment Confirmed')).toBeVisible();
  const address = page.url();
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await storeCart(page, [cartLine(tyre)]);
  await openPage(page, address);
  await expect(page.getByText('Payment Confirmed')).toBeVisible();
  await expect(page.getByText('Some details are hidden')).toBeVisible();
  await expect(fact(page.getByRole('main'), 'Customer Email')).not.toHaveText(/sam\.carter@example\.com/);
  await expectInCart(page, 1);
});

test('PAY-04 returning to a paid order does not empty a cart filled since', async ({ page }) => {
  await answerSession(page, aSession());
  await openPage(page, '/payment-success?session_id=cs_test_1');
  await expectInCart(page, 0);
  await storeCart(page, [cartLine(tyre)]);
  await openPage(page, '/payment-success?session_id=cs_test_1');
  await expect(page.getByText('Payment Confirmed')).toBeVisible();
  await expectInCart(page, 1);
});

test('CHK-01 an empty cart leads from the checkout to the cart', async ({ page }) => {
  await storeCart(page, []);
  await openPage(page, '/checkout');
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('heading', { name: 'Your cart is currently empty.' })).toBeVisible();
});
