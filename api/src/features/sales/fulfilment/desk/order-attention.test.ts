import { describe, expect } from 'vitest';
import type { SignedIn } from '../../../../../test/account.ts';
import {
  anOrderThatIs,
  aPaidOrder,
  auditOf,
  changeStatus,
  refundOrder,
  type BoughtOrder,
} from '../../../../../test/fixtures/order.ts';
import { atDesk, change, listed } from '../../../../../test/fixtures/order/order-desk.ts';
import { REFUSAL } from '../../../../../test/refusal.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';
import { REFUND_DUE, toCompare } from '../../orders/index.ts';

const it = shopTest();
it.beforeAll(({ shop }) => shop.sandbox.pauseWebhooks());

const DEALT_WITH = /* GraphQL */ `
  mutation ($input: ResolveOrderInput!) {
    answer: resolveOrder(input: $input) {
      kind: __typename
      ${REFUSAL}
    }
  }
`;
const PAID_TWICE = toCompare.paidTwice(4_500, 'pi_other');
const NOTE = 'Paid back in the Dashboard.';
const SEEN = 'needsAttention canResolve refundable refunds { id status providerRefundId } notes { text }';

/** The fields of an order that staff see. */
const seen = (shop: TestShop, { orderId }: BoughtOrder, by: SignedIn): Promise<Record<string, unknown>> =>
  atDesk(shop, orderId, SEEN, by);

const dealWith = (
  shop: TestShop,
  { orderId }: BoughtOrder,
  by: SignedIn,
  needsAttention = PAID_TWICE,
  note = NOTE,
): Promise<Record<string, unknown>> => change(shop, DEALT_WITH, { orderId, needsAttention, note }, by);

const needing = (shop: TestShop, by: SignedIn): Promise<string[]> =>
  listed(shop, { desk: 'NEEDS_ATTENTION' }, by);

const noteOn = (shop: TestShop, { orderId }: BoughtOrder, note: string): Promise<unknown> =>
  shop.rows('update orders set needs_attention = $2 where id = $1 returning id', [orderId, note]);

describe('an order that needs attention', () => {
  it('continues once staff say what they did, which is stored as a note and in the audit log', async ({
    shop,
    admin,
  }) => {
    const order = await aPaidOrder(shop);
    expect(await seen(shop, order, admin)).toMatchObject({ canResolve: false });
    await noteOn(shop, order, PAID_TWICE);
    expect(await changeStatus(shop, order.orderId, 'PROCESSING', admin)).toMatchObject({
      kind: 'InvalidTransition',
    });
    expect(await seen(shop, order, admin)).toMatchObject({ canResolve: true });
    expect(await dealWith(shop, order, admin, PAID_TWICE, ' ')).toMatchObject({
      kind: 'InvalidInput',
      fields: [{ path: 'note', message: 'Please write what was done about it' }],
    });
    expect(await dealWith(shop, order, admin)).toEqual({ kind: 'Order' });
    expect(await seen(shop, order, admin)).toMatchObject({
      needsAttention: null,
      canResolve: false,
      notes: [{ text: NOTE }],
    });
    expect(await needing(shop, admin)).toEqual([]);
    expect(await shop.rows('select dealt_with from orders where id = $1', [order.orderId])).toEqual([
      { dealt_with: ['pi_other'] },
    ]);
    expect((await auditOf(shop, order)).slice(-2)).toMatchObject([
      { action: 'note' },
      { action: 'dealt with', before: { needsAttention: PAID_TWICE }, after: { needsAttention: null } },
    ]);
    expect(await changeStatus(shop, order.orderId, 'PROCESSING', admin)).toMatchObject({ kind: 'Order' });
  });

  it('stays unresolved if something else came up, and reports if a colleague was quicker', async ({
    shop,
    admin,
  }) => {
    const order = await aPaidOrder(shop);
    await noteOn(shop, order, PAID_TWICE);
    expect(await dealWith(shop, order, admin, 'Something else.')).toMatchObject({
      kind: 'OrderNotResolved',
      message: `Something else has come up: ${PAID_TWICE}`,
    });
    expect(await seen(shop, order, admin)).toMatchObject({ needsAttention: PAID_TWICE, notes: [] });
    await dealWith(shop, order, admin);
    expect(await dealWith(shop, order, admin)).toMatchObject({
      kind: 'OrderNotResolved',
      message: 'This order has already been dealt with. Your note wasn’t saved.',
    });
    for (const orderId of ['nonsense', '00000000-0000-4000-8000-000000000000'])
      expect(await dealWith(shop, { ...order, orderId }, admin)).toMatchObject({ kind: 'OrderNotFound' });
  });

  it('can’t be resolved until its buyer is refunded', async ({ shop, admin }) => {
    const order = await aPaidOrder(shop);
    for (const note of [
      REFUND_DUE,
      `${PAID_TWICE}\nA refund failed, so the buyer does not have the money.`,
    ]) {
      await noteOn(shop, order, note);
      expect(await seen(shop, order, admin)).toMatchObject({ canResolve: false });
      expect(await dealWith(shop, order, admin, note)).toMatchObject({
        kind: 'OrderNotResolved',
        message: expect.stringContaining('has to go back first'),
      });
    }
  });

  it('still has to be compared with Stripe after a full refund', async ({ shop, admin }) => {
    const order = await anOrderThatIs(shop, 'DELIVERED', admin);
    await noteOn(shop, order, PAID_TWICE);
    expect(await refundOrder(shop, order.orderId, admin)).toMatchObject({ status: 'REFUNDED' });
    expect(await seen(shop, order, admin)).toMatchObject({
      needsAttention: PAID_TWICE,
      canResolve: true,
    });
  });
});

it('orders that need attention log no unexpected errors', ({ shop }) => {
  expect(shop.complaints).toEqual([]);
});
