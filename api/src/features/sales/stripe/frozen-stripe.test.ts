import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  aBuyableProduct,
  aCheckout,
  becomes,
  checkOut,
  freeze,
  orderOf,
  pay,
  stockOf,
  type PlacedCheckout,
} from '../../../../test/fixtures/buying.ts';
import { openTestShop, type TestShop } from '../../../../test/test-shop.ts';
import { reconcilePayments } from '../payments/index.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const RESUME =
  'mutation ($id: ID!) { resumeCheckout(orderId: $id) { ... on Checkout { orderId sessionId url } } }';
const INTENT = /* GraphQL */ `
  mutation ($input: CheckoutInput!) {
    createPaymentIntent(input: $input) {
      kind: __typename
      ... on PaymentDelayed {
        orderId
      }
      ... on PaymentIntent {
        orderId
        clientSecret
      }
    }
  }
`;

/** A shop whose Stripe accepts requests but never responds, and a second process whose Stripe works. */
const it = test.extend<{ frozen: TestShop; thawed: TestShop }>({
  frozen: async ({}, use) => {
    const shop = await openTestShop({ now: NOW, env: { STRIPE_TIMEOUT_MS: '30' } });
    freeze(shop);
    await use(shop);
    await shop.close();
  },
  thawed: async ({ frozen }, use) => {
    const shop = await openTestShop({ now: NOW, besides: frozen, jobs: true });
    await use(shop);
    await shop.close();
  },
});

it('a checkout that Stripe doesn’t answer keeps its order, and tells its buyer how to pay later', async ({
  frozen,
  thawed,
}) => {
  const product = await aBuyableProduct(frozen, { stock: 2 });
  const input = aCheckout({
    items: [{ productId: product.id, quantity: 2 }],
    idempotencyKey: randomUUID(),
  });
  const delayed = await checkOut(frozen, input);
  if (delayed.kind !== 'PaymentDelayed') throw new Error(JSON.stringify(delayed));
  const { orderId } = delayed;
  expect(delayed.orderUrl).toBe(`http://shop.test/orders/${orderId}`);
  expect(delayed.message).toContain('nothing has been charged');
  expect(await orderOf(frozen, { orderId })).toMatchObject({
    status: 'PENDING',
    payment_status: 'UNPAID',
    reserved_until: new Date('2026-11-20T10:35:00Z'),
  });
  // While Stripe is silent the same attempt gets the same answer.
  expect(await checkOut(frozen, input)).toMatchObject({ kind: 'PaymentDelayed', orderId });
  expect(frozen.complaints.join('')).toContain('Stripe gave no answer');

  const open = await checkOut(thawed, input);
  expect(open).toMatchObject({ kind: 'Checkout', orderId });
  expect(await stockOf(thawed, product)).toEqual({ onHand: 2, reserved: 2 });
  await pay(thawed, open as PlacedCheckout);
  await becomes(thawed, { orderId }, 'PAID');
});

it('an order without a page can be paid from its browser’s cart and by the emailed link', async ({
  frozen,
  thawed,
}) => {
  const product = await aBuyableProduct(frozen);
  const email = `${randomUUID()}@example.com`;
  const delayed = await checkOut(
    frozen,
    aCheckout({ items: [{ productId: product.id, quantity: 2 }], email }),
  );
  if (delayed.kind !== 'PaymentDelayed') throw new Error(JSON.stringify(delayed));
  const { orderId: id, cookie } = delayed as typeof delayed & { cookie: string };
  const waiting = await thawed.graphql('{ waitingPayment { orderId payUntil } }', {}, { cookie });
  expect(waiting.data).toEqual({ waitingPayment: { orderId: id, payUntil: '2026-11-20T10:30:00.000Z' } });

  thawed.setNow(new Date('2026-11-20T10:06:00Z'));
  await reconcilePayments.handle(thawed.services, undefined as never);
  const [mail] = await thawed.rows<{ html: string }>('select html from mails where recipient = $1', [email]);
  const [, key = ''] = /#key=([\w.-]+)"/.exec(mail?.html ?? '') ?? [];
  const resume = async (headers: Record<string, string>) =>
    (await thawed.graphql<{ resumeCheckout: PlacedCheckout }>(RESUME, { id }, headers)).data.resumeCheckout;
  const opened = await resume({ 'order-key': key });
  expect(opened).toMatchObject({ orderId: id, url: expect.stringContaining(opened.sessionId) });
  // However the buyer returns, an order has one page.
  expect(await resume({ cookie })).toEqual(opened);
  expect(await orderOf(thawed, { orderId: id })).toMatchObject({
    reserved_until: new Date('2026-11-20T10:41:00Z'),
  });
  await pay(thawed, opened);
  await becomes(thawed, { orderId: id }, 'PAID');
});

it('an order left unpaid because Stripe stayed silent is closed in time', async ({ frozen, thawed }) => {
  const product = await aBuyableProduct(frozen);
  const delayed = await checkOut(frozen, aCheckout({ items: [{ productId: product.id, quantity: 2 }] }));
  if (delayed.kind !== 'PaymentDelayed') throw new Error(JSON.stringify(delayed));
  thawed.setNow(new Date('2026-11-20T10:36:00Z'));
  await reconcilePayments.handle(thawed.services, undefined as never);
  expect(await orderOf(thawed, delayed)).toMatchObject({ status: 'CANCELLED', reserved_until: null });
  expect(await stockOf(thawed, product)).toMatchObject({ reserved: 0 });
});

it('a payment on the buyer’s own page can be started later with the same key', async ({ frozen, thawed }) => {
  const product = await aBuyableProduct(frozen, { stock: 2 });
  const input = aCheckout({ items: [{ productId: product.id, quantity: 2 }], idempotencyKey: randomUUID() });
  const intent = async (shop: TestShop) =>
    (await shop.graphql<{ createPaymentIntent: Record<string, string> }>(INTENT, { input })).data
      .createPaymentIntent;
  const delayed = await intent(frozen);
  expect(delayed['kind']).toBe('PaymentDelayed');
  const begun = await intent(thawed);
  expect(begun).toMatchObject({ kind: 'PaymentIntent', orderId: delayed['orderId'] });
  expect(await intent(thawed)).toEqual(begun);
  // The same key for a payment page counts as other input.
  expect(await checkOut(thawed, input)).toMatchObject({ kind: 'InvalidInput' });
});
