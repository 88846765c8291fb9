import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { SignedIn } from '../../../../test/account.ts';
import {
  aBuyableProduct,
  aCheckout,
  holdRequest,
  stockOf,
  type BuyableProduct,
} from '../../../../test/fixtures/buying.ts';
import {
  aCentre,
  aFittableProduct,
  atCentre,
  bookingsOf,
  startsAt,
} from '../../../../test/fixtures/fitting.ts';
import { mailsAbout } from '../../../../test/fixtures/order.ts';
import { breakStripe } from '../../../../test/fixtures/refund.ts';
import { REFUSAL } from '../../../../test/refusal.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import type { TestShop } from '../../../../test/test-shop.ts';
import type { CheckoutInput } from '../checkout/index.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const PLACE = /* GraphQL */ `
  mutation ($input: CheckoutInput!) {
    placeOrder(input: $input) {
      kind: __typename
      ... on Checkout {
        orderId
        orderNumber
        sessionId
        url
      }
      ${REFUSAL}
    }
  }
`;

interface Placed {
  readonly kind: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly url: string;
}

const it = shopTest({ now: NOW });
it.beforeAll(({ shop }) => {
  shop.sandbox.pauseWebhooks();
});

/** An order for a tyre's whole stock, so that a second one couldn't be filled. */
const anAttempt = ({ id, stock }: BuyableProduct): CheckoutInput =>
  aCheckout({ items: [{ productId: id, quantity: stock }], idempotencyKey: randomUUID() });

async function place(shop: TestShop, { headers }: SignedIn, input: CheckoutInput): Promise<Placed> {
  const { data, errors } = await shop.graphql<{ placeOrder: Placed }>(PLACE, { input }, { ...headers });
  if (errors) throw new Error(JSON.stringify(errors));
  return data.placeOrder;
}

it('repeating an administrator’s order returns the first order and its page, and emails no second link', async ({
  shop,
  admin,
}) => {
  const product = await aBuyableProduct(shop, { stock: 2 });
  const input = anAttempt(product);
  const first = await place(shop, admin, input);
  expect(first).toMatchObject({ kind: 'Checkout', url: expect.stringContaining('/pay/') });
  expect(await place(shop, admin, input)).toEqual(first);
  expect(await stockOf(shop, product)).toEqual({ onHand: 2, reserved: 2 });
  expect(await mailsAbout(shop, first)).toHaveLength(1);
  expect(await place(shop, admin, { ...input, email: 'somebody@example.com' })).toMatchObject({
    kind: 'InvalidInput',
    fields: [{ path: 'idempotencyKey' }],
  });
});

it('repeating an order that took the last slot returns that order', async ({ shop, admin }) => {
  const product = await aFittableProduct(shop);
  const centre = await aCentre(shop, { slug: 'placed-again' });
  const start = (await startsAt(shop, product, centre)).at(-1) ?? '';
  const input = aCheckout({
    items: [{ productId: product.id, quantity: 2, fulfilment: 'FITTED' }],
    fittings: [atCentre(centre, start)],
    requestsEarlyFitting: true,
    idempotencyKey: randomUUID(),
  });
  const answers = await Promise.all([1, 2, 3].map(() => place(shop, admin, input)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toHaveLength(1);
  expect(await bookingsOf(shop, answers[0] as Placed)).toMatchObject([{ state: 'HELD' }]);
  expect(await place(shop, admin, { ...input, idempotencyKey: randomUUID() })).toMatchObject({
    kind: 'SlotUnavailable',
  });
});

it('three simultaneous requests place one order, and all get the page that was emailed', async ({
  shop,
  admin,
}) => {
  const product = await aBuyableProduct(shop, { stock: 3 });
  const input = anAttempt(product);
  const answers = await Promise.all([1, 2, 3].map(() => place(shop, admin, input)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toHaveLength(1);
  expect(answers[0]).toMatchObject({ kind: 'Checkout', url: expect.stringContaining('/pay/') });
  expect(await stockOf(shop, product)).toEqual({ onHand: 3, reserved: 3 });
  expect(await mailsAbout(shop, answers[0] as Placed)).toHaveLength(1);
});

it('a request that arrives while the first opens its page sends no second email', async ({ shop, admin }) => {
  const input = anAttempt(await aBuyableProduct(shop));
  const opening = holdRequest(shop, '/v1/checkout/sessions');
  const slow = place(shop, admin, input);
  await opening.arrived;
  const quick = await place(shop, admin, input);
  opening.letGo();
  expect(await slow).toEqual(quick);
  expect(await mailsAbout(shop, quick)).toHaveLength(1);
});

it('repeating an order whose link failed emails the link, and is refused once the order is closed', async ({
  shop,
  admin,
}) => {
  const product = await aBuyableProduct(shop, { stock: 2 });
  const input = anAttempt(product);
  const stripe = breakStripe(shop);
  expect(await place(shop, admin, input)).toMatchObject({ kind: 'PaymentUnavailable' });
  stripe.mend();
  const placed = await place(shop, admin, input);
  expect(placed).toMatchObject({ kind: 'Checkout', url: expect.stringContaining('/pay/') });
  expect(await stockOf(shop, product)).toEqual({ onHand: 2, reserved: 2 });
  expect(shop.complaints.splice(0)).toEqual([expect.stringContaining('A payment link could not be made')]);
  await shop.rows(`update orders set payment_status = 'FAILED', status = 'CANCELLED' where id = $1`, [
    placed.orderId,
  ]);
  expect(await place(shop, admin, input)).toMatchObject({ kind: 'PaymentClosed' });
});

it('the same key places another order a day later', async ({ shop, admin }) => {
  const input = anAttempt(await aBuyableProduct(shop));
  const again = { ...input, items: input.items.map((item) => ({ ...item, quantity: 1 })) };
  const { orderId } = await place(shop, admin, again);
  shop.setNow(new Date(NOW.getTime() + 25 * 3_600_000));
  expect((await place(shop, admin, again)).orderId).not.toBe(orderId);
});
