import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { refuseAtStripe } from '../../../../../test/fixtures/at-stripe.ts';
import {
  aBuyableProduct,
  aCheckout,
  becomes,
  orderOf,
  stockOf,
  type BuyableProduct,
} from '../../../../../test/fixtures/buying.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';
import { reconcilePayments } from '../payments.jobs.ts';

const OPEN = /* GraphQL */ `
  mutation ($input: CheckoutInput!) {
    createPaymentIntent(input: $input) {
      kind: __typename
      ... on PaymentIntent {
        orderId
        orderNumber
        clientSecret
      }
      ... on InvalidInput {
        message
      }
      ... on OutOfStock {
        message
      }
      ... on PaymentUnavailable {
        message
      }
    }
  }
`;
const NOW = new Date('2026-11-20T10:00:00Z');
const MINUTE_MS = 60_000;

const it = shopTest({ jobs: true, now: NOW });

it.beforeEach(({ shop }) => {
  shop.sandbox.resumeWebhooks();
});

interface Opened {
  readonly kind: string;
  readonly orderId: string;
  readonly clientSecret: string;
  readonly message?: string;
}

async function open(
  shop: TestShop,
  product: BuyableProduct,
  overrides: { readonly idempotencyKey?: string } = {},
): Promise<Opened> {
  const input = aCheckout({ items: [{ productId: product.id, quantity: 2 }], ...overrides });
  return (await shop.graphql<{ createPaymentIntent: Opened }>(OPEN, { input })).data.createPaymentIntent;
}

const idOf = ({ clientSecret }: Opened): string => clientSecret.split('_secret_')[0] ?? '';
const reconcile = (shop: TestShop): Promise<void> =>
  reconcilePayments.handle(shop.services, undefined as never);

/** Does what Stripe's script does in the buyer's page, with Stripe's test cards. */
async function stripe(
  shop: TestShop,
  method: string,
  path: string,
  fields: Record<string, string> = {},
): Promise<{ status: string; amount: number; metadata: Record<string, string> }> {
  const { apiUrl, secretKey } = shop.config.stripe ?? {};
  const answer = await fetch(`${apiUrl}/v1/payment_intents/${path}`, {
    method,
    headers: { authorization: `Bearer ${secretKey}` },
    ...(method === 'POST' ? { body: new URLSearchParams(fields) } : {}),
  });
  await shop.sandbox.webhooksIdle();
  return (await answer.json()) as { status: string; amount: number; metadata: Record<string, string> };
}

describe('API1-16 a payment with the card entered on the buyer’s own page', () => {
  it('API1-16 a direct payment charges the shop’s price, reserves its units, and is booked once', async ({
    shop,
  }) => {
    const product = await aBuyableProduct(shop, { stock: 5 });
    const opened = await open(shop, product);
    expect(opened).toMatchObject({
      kind: 'PaymentIntent',
      clientSecret: expect.stringMatching(/^pi_\w+_secret_\w+$/),
    });
    expect(await stripe(shop, 'GET', idOf(opened))).toMatchObject({
      amount: 2 * product.price + 1_599,
      metadata: { order_id: opened.orderId },
    });
    expect(await stockOf(shop, product)).toEqual({ onHand: 5, reserved: 2 });
    expect(
      await stripe(shop, 'POST', `${idOf(opened)}/confirm`, { payment_method: 'pm_card_amex' }),
    ).toMatchObject({ status: 'succeeded' });
    await becomes(shop, opened, 'PAID');
    await reconcile(shop);
    expect(await orderOf(shop, opened)).toMatchObject({ movements: [-2], needs_attention: null });
    expect(await shop.rows('select payment_method from orders where id = $1', [opened.orderId])).toEqual([
      { payment_method: 'American Express ending 0005' },
    ]);
    expect(await stockOf(shop, product)).toEqual({ onHand: 3, reserved: 0 });
  });

  it('a direct payment is booked even if its callback was lost', async ({ shop }) => {
    shop.sandbox.pauseWebhooks();
    const opened = await open(shop, await aBuyableProduct(shop));
    await stripe(shop, 'POST', `${idOf(opened)}/confirm`, { payment_method: 'pm_card_visa' });
    shop.setNow(new Date(NOW.getTime() + 2 * MINUTE_MS));
    await reconcile(shop);
    expect(await orderOf(shop, opened)).toMatchObject({ payment_status: 'PAID' });
  });

  it('a direct payment waits after a declined card; when its time is up it’s closed and its stock released', async ({
    shop,
  }) => {
    const product = await aBuyableProduct(shop, { stock: 5 });
    const opened = await open(shop, product);
    await stripe(shop, 'POST', `${idOf(opened)}/confirm`, { payment_method: 'pm_card_chargeDeclined' });
    expect(await orderOf(shop, opened)).toMatchObject({ payment_status: 'UNPAID', status: 'PENDING' });
    shop.setNow(new Date(NOW.getTime() + 36 * MINUTE_MS));
    await reconcile(shop);
    expect(await orderOf(shop, opened)).toMatchObject({ payment_status: 'FAILED', status: 'CANCELLED' });
    expect(await stockOf(shop, product)).toEqual({ onHand: 5, reserved: 0 });
    expect(await stripe(shop, 'GET', idOf(opened))).toMatchObject({ status: 'canceled' });
  });

  it('a direct payment at the last moment is booked, and its units aren’t released', async ({ shop }) => {
    shop.sandbox.pauseWebhooks();
    const product = await aBuyableProduct(shop, { stock: 5 });
    const opened = await open(shop, product);
    await stripe(shop, 'POST', `${idOf(opened)}/confirm`, { payment_method: 'pm_card_visa' });
    expect(
      (
        await shop.graphql<{ cancelCheckout: boolean }>(
          'mutation ($orderId: ID!) { cancelCheckout(orderId: $orderId) }',
          { orderId: opened.orderId },
        )
      ).data.cancelCheckout,
    ).toBe(false);
    expect(await orderOf(shop, opened)).toMatchObject({ payment_status: 'PAID' });
    expect(await stockOf(shop, product)).toEqual({ onHand: 3, reserved: 0 });
  });

  it('an open payment isn’t cancelled when its checkout is sent again and Stripe refuses', async ({
    shop,
  }) => {
    const product = await aBuyableProduct(shop, { stock: 5 });
    const once = { idempotencyKey: randomUUID() };
    const opened = await open(shop, product, once);
    const refusing = refuseAtStripe(shop, 403, { type: 'invalid_request_error', message: 'Not allowed.' });
    expect(await open(shop, product, once)).toMatchObject({ kind: 'PaymentDelayed' });
    refusing.mend();
    // Jobs that call Stripe meanwhile log that too.
    expect(shop.complaints.splice(0)).toContainEqual(expect.stringContaining('Stripe gave no answer'));
    expect(await open(shop, product, once)).toEqual(opened);
    expect(await stockOf(shop, product)).toEqual({ onHand: 5, reserved: 2 });
    await stripe(shop, 'POST', `${idOf(opened)}/confirm`, { payment_method: 'pm_card_visa' });
    await becomes(shop, opened, 'PAID');
  });

  it('another shop’s payment in the same Stripe account is left alone', async ({ shop }) => {
    const opened = await open(shop, await aBuyableProduct(shop));
    await stripe(shop, 'POST', '', {
      amount: '500',
      currency: 'gbp',
      'metadata[order_id]': opened.orderId,
      confirm: 'true',
      payment_method: 'pm_card_visa',
    });
    await expect
      .poll(() =>
        shop.rows(
          `select id from payment_events where type = 'payment_intent.succeeded' and settled_at is null`,
        ),
      )
      .toEqual([]);
    expect(await orderOf(shop, opened)).toMatchObject({ payment_status: 'UNPAID' });
  });
});
