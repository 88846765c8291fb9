import { expect } from 'vitest';
import { aKey } from '../../../../../test/fixtures/account/api-key.ts';
import { anAddress, pay } from '../../../../../test/fixtures/buying.ts';
import {
  anUnpaidOrder,
  changeStatus,
  refundOrder,
  type BoughtOrder,
} from '../../../../../test/fixtures/order.ts';
import { aPriceMatch, createClaim } from '../../../../../test/fixtures/order/claim.ts';
import { aReturn } from '../../../../../test/fixtures/order/return.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';
import { remindOfPayment } from '../payments.jobs.ts';

const PLACED = new Date('2026-11-20T10:00:00Z');
const MINUTE_MS = 60_000;

const CHANGED = /* GraphQL */ `
  query ($id: ID!, $since: DateTime!) {
    orders(filter: { ids: [$id], updatedSince: $since }) {
      items {
        id
      }
    }
  }
`;
const PAID = 'query ($id: ID!) { paymentSession(id: $id) { paymentStatus } }';
const NOTE = 'mutation ($input: OrderNotesInput!) { addOrderNotes(input: $input) { __typename } }';
const CORRECT =
  'mutation ($input: UpdateDeliveryAddressInput!) { updateDeliveryAddress(input: $input) { __typename } }';
const PLAN = 'mutation ($input: PlanDeliveryInput!) { planDelivery(input: $input) { __typename } }';
const RESEND = 'mutation ($input: ResendOrderMailInput!) { resendOrderMail(input: $input) { __typename } }';

const it = shopTest({ now: PLACED }).extend('reader', { scope: 'file' }, ({ shop }) =>
  aKey(shop, { scopes: ['READ_ORDERS'] }),
);

/** Whether a client that polls is given the order after each action, ten minutes apart. */
async function givenFor(
  shop: TestShop,
  { orderId }: BoughtOrder,
  headers: Readonly<Record<string, string>>,
  actions: Readonly<Record<string, () => unknown>>,
): Promise<Record<string, boolean>> {
  const given: Record<string, boolean> = {};
  let moment = PLACED.getTime();
  for (const [name, action] of Object.entries(actions)) {
    moment += 10 * MINUTE_MS;
    shop.setNow(new Date(moment));
    await action();
    const asked = { id: orderId, since: new Date(moment).toISOString() };
    const { data } = await shop.graphql<{ orders: { items: object[] } }>(CHANGED, asked, { ...headers });
    given[name] = data.orders.items.length === 1;
  }
  return given;
}

it('clients that poll get the orders that changed, and none that were only read', async ({
  shop,
  admin,
  customer,
  reader,
}) => {
  const order = await anUnpaidOrder(shop, { by: customer, quantity: 2 });
  const { orderId, sessionId } = order;
  const asked = async (document: string, input: object) => {
    const { data } = await shop.graphql<Record<string, object>>(document, { input }, { ...admin.headers });
    return Object.values(data);
  };
  const plan = { orderId, window: { day: '2026-11-23', from: '10:00', until: '12:00' } };
  const read = () => shop.graphql(PAID, { id: sessionId });
  const kindOf = async (answer: Promise<{ readonly kind: string }>) => (await answer).kind;

  const given = await givenFor(shop, order, reader.headers, {
    'its buyer is reminded': async () => {
      await remindOfPayment.handle(shop.services, { orderId });
      expect(await shop.rows('select from payment_reminders where order_id = $1', [orderId])).toHaveLength(1);
    },
    'it is paid': async () => {
      await pay(shop, order);
      await read();
    },
    'its payment is read again': read,
    'its email is sent again': async () =>
      expect(await asked(RESEND, { orderId, mail: 'CONFIRMATION' })).toEqual([{ __typename: 'Order' }]),
    'a note is written': () => asked(NOTE, { orders: [orderId], text: 'Ring twice.' }),
    'its address is corrected': () =>
      asked(CORRECT, { orderId, revision: 1, address: anAddress({ line1: '9 High Street' }) }),
    'a correction is stale': async () =>
      expect(await asked(CORRECT, { orderId, revision: 1, address: anAddress() })).toEqual([
        { __typename: 'StaleWrite' },
      ]),
    'its delivery is planned': () => asked(PLAN, plan),
    'the same plan is sent again': () => asked(PLAN, plan),
    'it is packed': () => changeStatus(shop, orderId, 'PROCESSING', admin),
    'a step is refused': async () =>
      expect(await kindOf(changeStatus(shop, orderId, 'DELIVERED', admin))).toBe('InvalidTransition'),
    'it is sent': () => changeStatus(shop, orderId, 'SHIPPED', admin),
    'it arrives': () => changeStatus(shop, orderId, 'DELIVERED', admin),
    'a part is refunded': async () =>
      expect(await kindOf(refundOrder(shop, orderId, admin, { amount: 100 }))).toBe('Order'),
    'too large a refund is refused': async () =>
      expect(await kindOf(refundOrder(shop, orderId, admin, { amount: 9_999_999 }))).toBe('InvalidInput'),
    'a claim is made': async () =>
      expect(await createClaim(shop, await aPriceMatch(shop, order), customer)).toMatchObject({
        kind: 'Claim',
      }),
    'a return is requested': () => aReturn(shop, order, customer, 1),
  });
  expect(Object.keys(given).filter((name) => given[name])).toEqual([
    'it is paid',
    'a note is written',
    'its address is corrected',
    'its delivery is planned',
    'it is packed',
    'it is sent',
    'it arrives',
    'a part is refunded',
    'a claim is made',
    'a return is requested',
  ]);
});
