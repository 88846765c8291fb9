import { describe, expect } from 'vitest';
import { orderOf, stockOf } from '../../../../../test/fixtures/buying.ts';
import {
  anOrderThatIs,
  anUnpaidOrder,
  auditOf,
  changeStatus,
  mailsAbout,
  refundsAt,
} from '../../../../../test/fixtures/order.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { OrderStatus } from '../../orders/index.ts';

const STATUSES: readonly OrderStatus[] = [
  'PENDING',
  'PROCESSING',
  'SHIPPED',
  'DELIVERED',
  'CANCELLED',
  'REFUNDED',
];
/** Decision C-34. A cancelled order has already been refunded, so nothing is left to do. */
const ALLOWED: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  PENDING: ['PROCESSING', 'CANCELLED', 'REFUNDED'],
  PROCESSING: ['SHIPPED', 'CANCELLED', 'REFUNDED'],
  SHIPPED: ['DELIVERED', 'REFUNDED'],
  DELIVERED: ['REFUNDED'],
  CANCELLED: [],
  REFUNDED: [],
};
const SUBJECTS: Readonly<Record<OrderStatus, RegExp>> = {
  PENDING: /^Thank you for your order/,
  PROCESSING: /^We’re packing your tyres/,
  SHIPPED: /^Your tyres are on their way/,
  DELIVERED: /^Your tyres have arrived/,
  CANCELLED: /has been cancelled$/,
  REFUNDED: /^We’ve refunded/,
};

const it = shopTest();

describe.each(STATUSES)('STAT-03 an order that is %s', (from) => {
  it.for(ALLOWED[from])(
    'STAT-03 the order becomes %s with one event, one audit entry and one email',
    async (to, { shop, admin, customer }) => {
      const order = await anOrderThatIs(shop, from, admin, { by: customer });
      const [before, mailsBefore] = [await orderOf(shop, order), await mailsAbout(shop, order)];
      expect(await changeStatus(shop, order.orderId, to, admin)).toMatchObject({ kind: 'Order', status: to });
      const after = await orderOf(shop, order);
      expect(after).toMatchObject({
        status: to,
        payment_status: to === 'CANCELLED' || to === 'REFUNDED' ? 'REFUNDED' : 'PAID',
      });
      expect(after.events).toHaveLength(before.events.length + 1);
      const mails = (await mailsAbout(shop, order)).slice(mailsBefore.length);
      expect(mails).toEqual([expect.stringMatching(SUBJECTS[to])]);
      expect((await auditOf(shop, order)).at(-1)).toMatchObject({
        action: to,
        actor_role: 'ADMIN',
        actor_id: admin.id,
        before: { status: from },
        after: { status: to },
      });
    },
  );

  it('STAT-03 the order refuses every other status, and nothing changes', async ({
    shop,
    admin,
    customer,
  }) => {
    const order = await anOrderThatIs(shop, from, admin, { by: customer });
    const read = async () => ({
      order: await orderOf(shop, order),
      mails: await mailsAbout(shop, order),
      audit: await auditOf(shop, order),
      stock: await stockOf(shop, order.product),
      refunds: await refundsAt(shop, order),
    });
    const before = await read();
    for (const to of STATUSES.filter((status) => !ALLOWED[from].includes(status)))
      expect(await changeStatus(shop, order.orderId, to, admin)).toEqual({
        kind: 'InvalidTransition',
        message: expect.stringMatching(
          /^(An order can’t go from|This order is already|There’s no payment|All that was paid)/,
        ),
        from,
        to,
      });
    expect(await read()).toEqual(before);
  });
});

it('STAT-03 an unpaid order can only be cancelled', async ({ shop, admin, customer }) => {
  const order = await anUnpaidOrder(shop, { by: customer, stock: 7 });
  expect(await changeStatus(shop, order.orderId, 'PROCESSING', admin)).toMatchObject({
    kind: 'InvalidTransition',
    message: 'This order hasn’t been paid for yet.',
  });
  expect(await changeStatus(shop, order.orderId, 'REFUNDED', admin)).toMatchObject({
    kind: 'InvalidTransition',
    message: 'There’s no payment to refund.',
  });
  expect(
    await changeStatus(shop, order.orderId, 'CANCELLED', admin, { message: 'The supplier has none left.' }),
  ).toMatchObject({ kind: 'Order', status: 'CANCELLED', paymentStatus: 'FAILED' });
  expect(await stockOf(shop, order.product)).toEqual({ onHand: 7, reserved: 0 });
  expect(await mailsAbout(shop, order)).toEqual([`Order ${order.orderNumber} has been cancelled`]);
});

it('TRACK-06 the history shows the administrator’s message, or else the shop’s own', async ({
  shop,
  admin,
  customer,
}) => {
  const order = await anOrderThatIs(shop, 'PROCESSING', admin, { by: customer });
  await changeStatus(shop, order.orderId, 'SHIPPED', admin, {
    message: ' On the van. ',
    location: 'Bedford',
    notes: 'Call before noon.',
    shippingProvider: 'Ivel Freight',
  });
  const { data } = await shop.graphql<{ order: object }>(
    /* GraphQL */ `
      query ($id: ID!) {
        order(id: $id) {
          shippingProvider
          trackingEvents {
            status
            message
            location
            notes
          }
        }
      }
    `,
    { id: order.orderId },
    { ...customer.headers },
  );
  expect(data.order).toMatchObject({
    shippingProvider: 'Ivel Freight',
    trackingEvents: [
      { status: 'SHIPPED', message: 'On the van.', location: 'Bedford', notes: 'Call before noon.' },
      {
        status: 'PROCESSING',
        message: 'We’re checking and packing your tyres.',
        location: null,
        notes: null,
      },
      {},
      {},
    ],
  });
  expect((await auditOf(shop, order)).at(-1)).toMatchObject({
    before: { shippingProvider: 'Own delivery team' },
    after: { shippingProvider: 'Ivel Freight' },
  });
});

it('texts that are too long are refused with an error for each field, and nothing changes', async ({
  shop,
  admin,
}) => {
  const order = await anOrderThatIs(shop, 'PENDING', admin);
  expect(
    await changeStatus(shop, order.orderId, 'PROCESSING', admin, {
      message: 'x'.repeat(501),
      notes: 'x'.repeat(1_001),
    }),
  ).toMatchObject({
    kind: 'InvalidInput',
    fields: [
      { path: 'message', message: 'Please use at most 500 characters' },
      { path: 'notes', message: 'Please use at most 1000 characters' },
    ],
  });
  expect(await orderOf(shop, order)).toMatchObject({ status: 'PENDING' });
});

it('an order changes once if ten administrators change it at the same time', async ({ shop, admin }) => {
  const order = await anOrderThatIs(shop, 'PENDING', admin);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => changeStatus(shop, order.orderId, 'PROCESSING', admin)),
  );
  expect(answers.filter(({ kind }) => kind === 'Order')).toHaveLength(1);
  expect(answers.filter(({ kind }) => kind === 'InvalidTransition')).toHaveLength(9);
  expect((await mailsAbout(shop, order)).filter((subject) => SUBJECTS.PROCESSING.test(subject))).toHaveLength(
    1,
  );
  expect((await orderOf(shop, order)).events).toHaveLength(3);
});
