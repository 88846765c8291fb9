import type { IncomingMessage } from 'node:http';
import { describe, expect } from 'vitest';
import {
  aBuyableProduct,
  aCheckout,
  anAddress,
  anOpenCheckout,
  becomes,
  checkOut,
  PAID,
  pay,
  type PlacedCheckout,
} from '../../../../../test/fixtures/buying.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import { type TestShop } from '../../../../../test/test-shop.ts';
import type { PaymentSession } from './payment-session.type.ts';

const WHOLE = /* GraphQL */ `
  query Paid($id: ID!) {
    paymentSession(id: $id) {
      id
      paymentStatus
      status
      amountTotal
      currency
      customerEmail
      firstName
      lastName
      paymentIntent
      orderId
      orderNumber
      orderShortId
      orderKey
      lines {
        description
        quantity
        unitPrice
        productId
      }
      deliveryMethod
      shippingAddress {
        name
        postcode
      }
      deliveryTime
      estimatedDelivery {
        from
        to
      }
      isOwn
    }
  }
`;
/** A Friday, before the cut-off. */
const NOW = new Date('2026-11-20T10:00:00Z');
const DAY_MS = 86_400_000;

const it = shopTest({ jobs: true, now: NOW });

async function read(
  shop: TestShop,
  { sessionId }: { sessionId: string },
  cookie?: string,
): Promise<PaymentSession> {
  const { data, errors } = await shop.graphql<{ paymentSession: PaymentSession }>(
    WHOLE,
    { id: sessionId },
    cookie ? { cookie } : {},
  );
  expect(errors).toBeUndefined();
  return data.paymentSession;
}

async function aPaidCheckout(shop: TestShop, email = 'sam@example.com'): Promise<PlacedCheckout> {
  const checkout = await anOpenCheckout(shop, await aBuyableProduct(shop), { email });
  await pay(shop, checkout);
  await becomes(shop, checkout, 'PAID');
  return checkout;
}

it('PAY-08 the documented query reads a payment', async ({ shop }) => {
  const { sessionId, orderId } = await aPaidCheckout(shop);
  const { data } = await shop.graphql(PAID, { id: sessionId });
  expect(data).toEqual({
    paymentSession: {
      id: sessionId,
      paymentStatus: 'PAID',
      amountTotal: 19_497,
      customerEmail: 's•••@example.com',
      orderId,
    },
  });
});

it('PAY-03, PAY-06 the payment session gives everything the return page shows', async ({ shop }) => {
  const product = await aBuyableProduct(shop);
  const checkout = await anOpenCheckout(shop, product, { quantity: 2 });
  expect(await read(shop, checkout)).toMatchObject({
    paymentStatus: 'UNPAID',
    status: 'OPEN',
    amountTotal: 19_497,
    paymentIntent: null,
  });
  await pay(shop, checkout);
  expect(await read(shop, checkout)).toEqual({
    id: checkout.sessionId,
    paymentStatus: 'PAID',
    status: 'COMPLETE',
    amountTotal: 19_497,
    currency: 'gbp',
    customerEmail: 's•••@example.com',
    firstName: null,
    lastName: null,
    paymentIntent: expect.stringMatching(/^pi_/),
    orderId: checkout.orderId,
    orderNumber: checkout.orderNumber,
    orderShortId: checkout.orderId.slice(0, 8).toUpperCase(),
    orderKey: null,
    lines: [{ description: product.name, quantity: 2, unitPrice: 8_949, productId: product.id }],
    deliveryMethod: 'STANDARD',
    shippingAddress: null,
    deliveryTime: '3-5 business days',
    estimatedDelivery: { from: '2026-11-25', to: '2026-11-27' },
    isOwn: false,
  });
});

it('PAY-03 the payment session states how long the chosen delivery takes', async ({ shop }) => {
  const items = [{ productId: (await aBuyableProduct(shop)).id, quantity: 1 }];
  for (const [deliveryMethod, deliveryTime] of [
    ['EXPRESS', '1-2 business days'],
    ['EMERGENCY', 'Same or next working day after dispatch'],
  ] as const) {
    const answer = await checkOut(
      shop,
      aCheckout({ items, deliveryMethod, shippingAddress: anAddress({ postcode: 'M1 1AE' }) }),
    );
    if (answer.kind !== 'Checkout') throw new Error('Expected a checkout.');
    expect(await read(shop, answer)).toMatchObject({ deliveryTime });
  }
});

it('the payment session has all lines of a long order, in the order of the cart', async ({ shop }) => {
  const products = await Promise.all(Array.from({ length: 12 }, () => aBuyableProduct(shop)));
  const answer = await checkOut(
    shop,
    aCheckout({ items: products.toReversed().map(({ id }) => ({ productId: id, quantity: 1 })) }),
  );
  if (answer.kind !== 'Checkout') throw new Error('Expected a checkout.');
  expect((await read(shop, answer)).lines.map(({ productId }) => productId)).toEqual(
    products.toReversed().map(({ id }) => id),
  );
});

describe('C-52 the email address', () => {
  it('C-52 only the browser that ordered gets the name and the full email address', async ({ shop }) => {
    const checkout = await aPaidCheckout(shop, "o'hara+tyres@mail.example.com");
    const other = await anOpenCheckout(shop, await aBuyableProduct(shop));
    expect(await read(shop, checkout, checkout.cookie)).toMatchObject({
      customerEmail: "o'hara+tyres@mail.example.com",
      firstName: expect.stringMatching(/./),
      lastName: expect.stringMatching(/./),
      isOwn: true,
    });
    for (const cookie of [undefined, other.cookie, 'browser=', 'browser=guessed', `${checkout.cookie}x`])
      expect(await read(shop, checkout, cookie)).toMatchObject({
        customerEmail: 'o•••@mail.example.com',
        firstName: null,
        lastName: null,
        isOwn: false,
      });
  });

  it('C-52 the email address needs a cookie that scripts can’t read and that’s reused for the next order', async ({
    shop,
  }) => {
    const product = await aBuyableProduct(shop);
    const input = aCheckout({ items: [{ productId: product.id, quantity: 1 }] });
    const document = /* GraphQL */ `
      mutation Buy($input: CheckoutInput!) {
        createCheckout(input: $input) {
          ... on Checkout {
            sessionId
          }
        }
      }
    `;
    const first = await shop.graphql(document, { input });
    const setCookie = String(first.headers['set-cookie']);
    expect(setCookie).toMatch(/^browser=[\w-]{22}; .*HttpOnly; SameSite=Lax$/);
    const cookie = setCookie.split(';')[0] ?? '';
    const second = await shop.graphql(document, { input }, { cookie });
    expect(String(second.headers['set-cookie'])).toContain(cookie);
  });
});

describe('C-52 the key to a paid order', () => {
  const keyRead = async (shop: TestShop, checkout: PlacedCheckout, cookie?: string) =>
    (await read(shop, checkout, cookie)).orderKey;
  const opened = (shop: TestShop, { orderId }: PlacedCheckout, key: string | null) =>
    shop.graphql<{ order: { id: string } | null }>(
      'query ($id: ID!) { order(id: $id) { id } }',
      { id: orderId },
      { 'order-key': `${key}` },
    );

  it('C-52 only the browser that ordered gets the key, which opens that order for a day', async ({
    shop,
  }) => {
    shop.setNow(NOW);
    const checkout = await aPaidCheckout(shop);
    const other = await aPaidCheckout(shop);
    for (const cookie of [undefined, other.cookie, 'browser=', `${checkout.cookie}x`])
      expect(await keyRead(shop, checkout, cookie)).toBeNull();
    const session = await read(shop, checkout, checkout.cookie);
    expect(session.shippingAddress).toEqual({ name: 'Sam Carter', postcode: 'MK42 0AA' });
    expect((await opened(shop, checkout, session.orderKey)).data.order).toEqual({ id: checkout.orderId });
    expect((await opened(shop, other, session.orderKey)).data.order).toBeNull();
    shop.setNow(new Date(NOW.getTime() + DAY_MS + 1));
    expect((await opened(shop, checkout, session.orderKey)).data.order).toBeNull();
  });

  it('C-52 no key is given before payment, or for an account’s order', async ({ shop, customer }) => {
    shop.setNow(NOW);
    const open = await anOpenCheckout(shop, await aBuyableProduct(shop));
    expect(await keyRead(shop, open, open.cookie)).toBeNull();
    const owned = await aPaidCheckout(shop);
    await shop.rows('update orders set user_id = $1 where id = $2', [customer.id, owned.orderId]);
    expect(await keyRead(shop, owned, owned.cookie)).toBeNull();
  });
});

describe('the id of a payment session', () => {
  it.for([
    '',
    'cs_',
    'abc',
    "cs_test_'; drop table orders; --",
    'cs_<script>',
    `cs_${'x'.repeat(5_000)}`,
    'pi_123',
    ' cs_test_1',
  ])('the malformed id %j gives null without asking Stripe', async (id, { shop }) => {
    const asked: string[] = [];
    const { server } = shop.sandbox.app;
    const listen = ({ url = '' }: IncomingMessage): unknown => asked.push(url);
    server.on('request', listen);
    expect((await shop.graphql(PAID, { id })).data).toEqual({ paymentSession: null });
    server.off('request', listen);
    // Jobs may be requesting the sessions of other tests.
    expect(asked).not.toContain(`/v1/checkout/sessions/${encodeURIComponent(id)}`);
  });

  it('an id that Stripe doesn’t know gives null', async ({ shop }) => {
    expect((await shop.graphql(PAID, { id: 'cs_test_unknown' })).data).toEqual({ paymentSession: null });
  });

  it('a session that the shop didn’t open gives null', async ({ shop }) => {
    const checkout = await anOpenCheckout(shop, await aBuyableProduct(shop));
    await shop.rows('update orders set provider_session_id = null where id = $1', [checkout.orderId]);
    expect((await shop.graphql(PAID, { id: checkout.sessionId })).data).toEqual({ paymentSession: null });
  });
});

it('a day after the payment, the session gives only the status', async ({ shop }) => {
  const checkout = await aPaidCheckout(shop);
  shop.setNow(new Date(NOW.getTime() + DAY_MS));
  expect(await read(shop, checkout)).toMatchObject({ amountTotal: 19_497 });
  shop.setNow(new Date(NOW.getTime() + DAY_MS + 1));
  expect(await read(shop, checkout, checkout.cookie)).toEqual({
    id: checkout.sessionId,
    paymentStatus: 'PAID',
    status: 'COMPLETE',
    amountTotal: null,
    currency: null,
    customerEmail: null,
    firstName: null,
    lastName: null,
    paymentIntent: null,
    orderId: null,
    orderNumber: null,
    orderShortId: null,
    orderKey: null,
    lines: [],
    deliveryMethod: null,
    shippingAddress: null,
    deliveryTime: null,
    estimatedDelivery: null,
    isOwn: false,
  });
});
