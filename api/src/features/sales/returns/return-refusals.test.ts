import { describe, expect } from 'vitest';
import {
  anOrderThatIs,
  anUnpaidOrder,
  cancelOrder,
  refundsAt,
  type BoughtOrder,
} from '../../../../test/fixtures/order.ts';
import {
  aReturn,
  aReturnRequest,
  changeReturn,
  fourDelivered,
  inspect,
  returnsOf,
  withdrawReturn,
} from '../../../../test/fixtures/order/return.ts';
import { aPhotograph, sendPhotograph } from '../../../../test/fixtures/photograph.ts';
import { bank, callBack } from '../../../../test/fixtures/refund.ts';
import { nextAddress } from '../../../../test/next-address.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import type { TestShop } from '../../../../test/test-shop.ts';
import { OrderKeys } from '../orders/index.ts';

/** A Friday in summer: orders delivered now can be cancelled until 31 July. */
const NOW = new Date('2026-07-17T10:00:00Z');

const it = shopTest({ now: NOW, jobs: true });

/** Changes an order's time of delivery. */
async function deliveredAt(shop: TestShop, { orderId }: BoughtOrder, at: string): Promise<void> {
  await shop.rows('update orders set delivered_at = $2 where id = $1', [orderId, at]);
}

describe('the buyer of a return', () => {
  it('can be a guest with the order key, who can do what a customer can, but only for that order', async ({
    shop,
    admin,
    customer,
  }) => {
    const order = await anOrderThatIs(shop, 'DELIVERED', admin, { quantity: 4, email: 'guest@example.com' });
    const { key } = await shop.services
      .get(OrderKeys)
      .sign({ id: order.orderId, email: 'guest@example.com' }, 1);
    const guest = { headers: { 'order-key': key } };
    const damaged = {
      reason: 'DAMAGED',
      method: 'COLLECTION',
      photographs: [(await aPhotograph(shop, guest)).id],
    };
    const asked = await aReturn(shop, order, guest, 4, damaged);
    expect(asked).toMatchObject({
      state: 'REQUESTED',
      sums: { tyres: 4 * order.product.price, delivery: 0, collection: 0 },
      photographs: [{ width: 800 }],
    });
    expect(await withdrawReturn(shop, asked.id, guest)).toMatchObject({ state: 'WITHDRAWN' });
    const other = await aReturnRequest(shop, await fourDelivered(shop, customer, admin), 1);
    expect(await changeReturn(shop, 'requestReturn', other, guest)).toMatchObject({ kind: 'OrderNotFound' });
    const mails = await shop.rows<{ html: string }>(
      `select html from mails where recipient = 'guest@example.com' and subject like 'We’ve got your return%'`,
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]?.html).toContain(`/orders/${order.orderId}/returns/${asked.id}#key=`);
  });

  it('has to show damage with a valid photograph', async ({ shop, admin, customer }) => {
    const order = await fourDelivered(shop, customer, admin);
    const ask = async (photographs: string[]) =>
      changeReturn(
        shop,
        'requestReturn',
        await aReturnRequest(shop, order, 1, { reason: 'DAMAGED', method: 'COLLECTION', photographs }),
        customer,
      );
    expect(await ask([])).toMatchObject({
      kind: 'InvalidInput',
      fields: [{ path: 'photographs', message: 'Please add a photograph that shows what’s wrong' }],
    });
    expect(
      await sendPhotograph(shop, Buffer.from('<svg/>'), { ...customer.headers, ...nextAddress() }),
    ).toMatchObject({
      status: 400,
    });
    const { id } = await aPhotograph(shop, customer);
    expect(await ask([id])).toMatchObject({ state: 'REQUESTED', photographs: [{ width: 800 }] });
    // A photograph belongs to one return only.
    expect(await ask([id])).toMatchObject({
      kind: 'InvalidInput',
      fields: [{ path: 'photographs', message: expect.stringContaining('is no longer there') }],
    });
  });
});

describe('the refund of a return', () => {
  it('is shown as failed or returned, and its retry pays only once', async ({ shop, admin, customer }) => {
    const order = await fourDelivered(shop, customer, admin);
    const amount = 2 * order.product.price;
    const received = await inspect(shop, order, await aReturn(shop, order, customer, 2), admin, {
      resaleable: 2,
      damaged: 0,
    });
    shop.sandbox.planNextRefund({ error: 'insufficient_funds' });
    const { id } = received;
    const failed = await changeReturn(shop, 'refundReturn', { id, revision: received.revision }, admin);
    expect(failed).toMatchObject({ state: 'RECEIVED', refund: { status: 'FAILED' } });
    const paid = await changeReturn(shop, 'refundReturn', { id, revision: failed.revision }, admin);
    expect(paid).toMatchObject({ state: 'REFUNDED', refund: { status: 'SUCCEEDED', amount } });
    await bank(shop, order, 'failed', 'lost_or_stolen_card');
    await callBack(shop, 'refund.failed');
    expect(await returnsOf(shop, order, customer)).toMatchObject([
      { state: 'RECEIVED', refund: { status: 'FAILED' } },
    ]);
    const [again] = await returnsOf(shop, order, customer);
    await changeReturn(shop, 'refundReturn', { id, revision: again?.revision }, admin);
    expect(await refundsAt(shop, order)).toEqual([amount]);
  });

  it('is made once if two administrators refund at the same time', async ({ shop, admin, customer }) => {
    const order = await fourDelivered(shop, customer, admin);
    const { id, revision } = await inspect(shop, order, await aReturn(shop, order, customer, 2), admin, {
      resaleable: 2,
      damaged: 0,
    });
    const answers = await Promise.all(
      [1, 2].map(() => changeReturn(shop, 'refundReturn', { id, revision }, admin)),
    );
    expect(answers.map(({ kind }) => kind).toSorted()).toEqual(['OrderReturn', 'StaleWrite']);
    expect(await refundsAt(shop, order)).toEqual([2 * order.product.price]);
  });
});

describe('a return is refused', () => {
  it('if the order has had twenty returns, including withdrawn ones', async ({ shop, admin, customer }) => {
    const order = await fourDelivered(shop, customer, admin);
    const { id } = await aReturn(shop, order, customer, 1);
    await withdrawReturn(shop, id, customer);
    await shop.rows(
      `insert into order_returns (id, order_id, ordinal, step, reason, lines, method,
          requested_at, updated_at, closed_at)
        select gen_random_uuid(), order_id, n, step, reason, lines, method, requested_at, updated_at, closed_at
        from order_returns, generate_series(2, 20) n where id = $1`,
      [id],
    );
    expect(
      await changeReturn(shop, 'requestReturn', await aReturnRequest(shop, order, 1), customer),
    ).toMatchObject({
      kind: 'ReturnNotPossible',
      message: expect.stringMatching(/^You’ve already asked for a lot of returns/),
    });
  });

  it('for more tyres than were bought, or tyres in another return', async ({ shop, admin, customer }) => {
    const order = await fourDelivered(shop, customer, admin);
    const ask = async (quantity: number) =>
      changeReturn(shop, 'requestReturn', await aReturnRequest(shop, order, quantity), customer);
    expect(await ask(5)).toMatchObject({
      kind: 'InvalidInput',
      fields: [{ path: 'lines.0.quantity', message: 'You can send back at most 4' }],
    });
    expect(await ask(0)).toMatchObject({
      kind: 'InvalidInput',
      fields: [{ path: 'lines.0.quantity', message: 'Choose at least one tyre' }],
    });
    expect(await ask(3)).toMatchObject({ kind: 'OrderReturn' });
    expect(await ask(2)).toMatchObject({
      fields: [{ path: 'lines.0.quantity', message: 'You can send back at most 1' }],
    });
  });

  it('if the same tyres are requested twice at the same time, and says why', async ({
    shop,
    admin,
    customer,
  }) => {
    const order = await fourDelivered(shop, customer, admin);
    const request = await aReturnRequest(shop, order, 4);
    const answers = await Promise.all(
      [1, 2].map(() => changeReturn(shop, 'requestReturn', request, customer)),
    );
    expect(answers.map(({ kind }) => kind).toSorted()).toEqual(['InvalidInput', 'OrderReturn']);
    expect(answers.find(({ kind }) => kind === 'InvalidInput')?.fields).toEqual([
      { path: 'lines.0.quantity', message: `These are already in return ${order.orderNumber}-R1` },
    ]);
  });

  it('for other people’s orders and returns, which aren’t found', async ({
    shop,
    admin,
    customer,
    stranger,
  }) => {
    const order = await fourDelivered(shop, customer, admin);
    const request = await aReturnRequest(shop, order, 1);
    for (const by of [stranger, admin])
      expect(await changeReturn(shop, 'requestReturn', request, by)).toMatchObject({
        kind: 'OrderNotFound',
        message: 'Order not found',
      });
    const { id } = await aReturn(shop, order, customer, 1);
    expect(await withdrawReturn(shop, id, stranger)).toMatchObject({ kind: 'ReturnNotFound' });
    expect(await changeReturn(shop, 'sendReturn', { id }, stranger)).toMatchObject({
      kind: 'ReturnNotFound',
    });
  });

  it('after the last day, which is counted in London', async ({ shop, admin, customer }) => {
    const order = await fourDelivered(shop, customer, admin);
    // In London it was already 3 July.
    await deliveredAt(shop, order, '2026-07-02T23:30:00Z');
    expect(await aReturn(shop, order, customer, 1)).toMatchObject({ state: 'APPROVED' });
    await deliveredAt(shop, order, '2026-07-02T22:30:00Z');
    const ask = async (more: object = {}) =>
      changeReturn(shop, 'requestReturn', await aReturnRequest(shop, order, 1, more), customer);
    expect(await ask()).toMatchObject({
      kind: 'ReturnNotPossible',
      message: 'It’s too late for this: the last day was 16 July 2026.',
    });
    // From then on, the shop's own promise covers unused tyres.
    expect(await ask({ reason: 'UNUSED' })).toMatchObject({ state: 'REQUESTED' });
    expect(await ask({ reason: 'EXCHANGE', fittedOn: '2026-07-01' })).toMatchObject({
      fields: [{ path: 'fittedOn', message: 'They arrived after this day' }],
    });
  });

  it.for([
    [
      'cancelled before it was paid',
      true,
      'This order was cancelled before any tyres were sent, so there’s nothing to send back.',
    ],
    ['not paid', false, 'This order isn’t paid, so there’s nothing to send back.'],
  ] as const)(
    'for an order that is %s, and says so',
    async ([, isCancelled, message], { shop, customer }) => {
      const order = await anUnpaidOrder(shop, { by: customer });
      if (isCancelled) await cancelOrder(shop, order.orderId, customer);
      const read = await shop.graphql(
        'query ($id: ID!) { order(id: $id) { returnOptions { collectionPrice } returnRefusal } }',
        { id: order.orderId },
        { ...customer.headers },
      );
      expect(read.data).toEqual({ order: { returnOptions: null, returnRefusal: message } });
      const request = await aReturnRequest(shop, order, 1);
      expect(await changeReturn(shop, 'requestReturn', request, customer)).toMatchObject({ message });
    },
  );

  it('for tyres that haven’t left the shop; those on the road can only be cancelled', async ({
    shop,
    admin,
    customer,
  }) => {
    const packed = await anOrderThatIs(shop, 'PROCESSING', admin, { by: customer, quantity: 2 });
    expect(
      await changeReturn(shop, 'requestReturn', await aReturnRequest(shop, packed, 2), customer),
    ).toMatchObject({
      kind: 'ReturnNotPossible',
      message: 'These tyres haven’t been sent yet. Cancel the order instead, or call us.',
    });
    const sent = await anOrderThatIs(shop, 'SHIPPED', admin, { by: customer, quantity: 2 });
    const quality = await aReturnRequest(shop, sent, 2, { reason: 'QUALITY', method: 'COLLECTION' });
    expect(await changeReturn(shop, 'requestReturn', quality, customer)).toMatchObject({
      message: 'Your tyres haven’t arrived yet. Until they do, you can only change your mind.',
    });
    expect(await aReturn(shop, sent, customer, 2)).toMatchObject({ state: 'APPROVED' });
  });
});
