import { formatPrice } from '@treadline/schema/trade/values/money';
import { describe, expect } from 'vitest';
import { aBuyableProduct, anOpenCheckout, PAID, pay, stockOf } from '../../../../test/fixtures/buying.ts';
import {
  cancelOrder,
  changeStatus,
  mailsAbout,
  refundsAt,
  type BoughtOrder,
} from '../../../../test/fixtures/order.ts';
import {
  aReturn,
  aReturnRequest,
  changeReturn,
  fourDelivered,
  inspect,
  returnQuote,
  withdrawReturn,
} from '../../../../test/fixtures/order/return.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import type { TestShop } from '../../../../test/test-shop.ts';

/** A Friday in summer: orders delivered now can be cancelled until 31 July. */
const NOW = new Date('2026-07-17T10:00:00Z');

const it = shopTest({ now: NOW, jobs: true });

/** Changes an order's time of delivery. */
async function deliveredAt(shop: TestShop, { orderId }: BoughtOrder, at: string): Promise<void> {
  await shop.rows('update orders set delivered_at = $2 where id = $1', [orderId, at]);
}

const told = async (shop: TestShop, { orderId }: BoughtOrder): Promise<string[]> =>
  (
    await shop.rows<{ message: string }>(
      'select message from order_events where order_id = $1 order by at, id',
      [orderId],
    )
  ).map(({ message }) => message);

describe('a return', () => {
  it('of two cancelled tyres is sent, inspected and refunded, and only resaleable tyres go back on sale', async ({
    shop,
    admin,
    customer,
  }) => {
    const order = await fourDelivered(shop, customer, admin);
    const { price } = order.product;
    const asked = await aReturn(shop, order, customer, 2);
    expect(asked).toMatchObject({
      number: `${order.orderNumber}-R1`,
      state: 'APPROVED',
      sendBy: '2026-07-31',
      sums: { tyres: 2 * price, delivery: 0, collection: 0, total: 2 * price },
    });
    const parcel = { id: asked.id, carrier: 'DPD', trackingNumber: '155 01' };
    const sent = await changeReturn(shop, 'sendReturn', parcel, customer);
    expect(sent).toMatchObject({ state: 'ON_ITS_WAY', carrier: 'DPD', refundBy: '2026-07-31' });
    expect(await changeReturn(shop, 'sendReturn', parcel, customer)).toEqual(sent);
    const inspected = await inspect(shop, order, sent, admin, { resaleable: 1, damaged: 1 });
    expect(inspected).toMatchObject({ state: 'RECEIVED', lines: [{ quantity: 2, resaleable: 1 }] });
    expect(await stockOf(shop, order.product)).toEqual({ onHand: 17, reserved: 0 });
    expect(await refundsAt(shop, order)).toEqual([]);
    const { id, revision } = inspected;
    const all = { id, revision, deduction: 2 * price, deductionReason: 'Both were driven on.' };
    expect(await changeReturn(shop, 'refundReturn', all, admin)).toMatchObject({ kind: 'ReturnNotPossible' });
    // The refused deduction left no trace, so the same revision can still be refunded.
    const paid = await changeReturn(
      shop,
      'refundReturn',
      { id, revision, deduction: 500, deductionReason: 'One of them was driven on.' },
      admin,
    );
    expect(paid).toMatchObject({
      state: 'REFUNDED',
      refund: { status: 'SUCCEEDED', amount: 2 * price - 500 },
    });
    expect(await refundsAt(shop, order)).toEqual([2 * price - 500]);
    expect(await stockOf(shop, order.product)).toEqual({ onHand: 17, reserved: 0 });
    expect((await told(shop, order)).slice(-4)).toEqual([
      'You’ve cancelled 2 tyres. Please send them back to us.',
      '2 tyres are on their way back to us.',
      'We’ve received 2 returned tyres.',
      'We’ve refunded your return of 2 tyres. We took off £5.00: One of them was driven on.',
    ]);
    expect(await mailsAbout(shop, order)).toEqual(
      expect.arrayContaining([
        `Your cancellation ${order.orderNumber}-R1: what’s next`,
        `Your tyres are back with us: ${order.orderNumber}-R1`,
        `We’ve refunded ${formatPrice(2 * price - 500)} for order ${order.orderNumber}`,
      ]),
    );
  });

  it('of a whole order includes the price of standard delivery, less the charge for a collection', async ({
    shop,
    admin,
    customer,
  }) => {
    const order = await fourDelivered(shop, customer, admin, { quantity: 1, deliveryMethod: 'EXPRESS' });
    const { price } = order.product;
    const quoted = await returnQuote(shop, order, customer, { quantity: 9, method: 'COLLECTION' });
    const asked = await aReturn(shop, order, customer, 1, { method: 'COLLECTION' });
    // The quote matches the return, and ignores units beyond those that were bought.
    expect(quoted).toEqual({ sums: asked.sums, refundBy: asked['refundBy'] });
    expect(await returnQuote(shop, order, customer, { quantity: 1, method: 'COLLECTION' })).toBeNull();
    expect(asked.sums).toEqual({
      tyres: price,
      plans: 0,
      claims: 0,
      delivery: 1_599,
      collection: 1_599,
      deduction: 0,
      total: price,
    });
    expect((await told(shop, order)).at(-1)).toBe('You’ve cancelled 1 tyre. We’ll collect it from you.');
    const [mail] = await shop.rows<{ text: string }>('select text from mails where subject = $1', [
      `Your cancellation ${asked.number}: what’s next`,
    ]);
    // The shop collects the tyres, so the days count from the cancellation.
    expect(asked).toMatchObject({ refundBy: '2026-07-31' });
    expect(mail?.text.replaceAll(/\s/g, ' ')).toContain(
      `We’ll refund ${formatPrice(price)} by 31 July 2026 at the latest.`,
    );
  });

  it('refunds delivery only if it brings back the last of the tyres', async ({ shop, admin, customer }) => {
    const order = await fourDelivered(shop, customer, admin, { quantity: 2, stock: 9 });
    const back = async (): Promise<number> => {
      const received = await inspect(shop, order, await aReturn(shop, order, customer, 1), admin, {
        resaleable: 1,
        damaged: 0,
      });
      const { id, revision } = received;
      return (await changeReturn(shop, 'refundReturn', { id, revision }, admin)).sums.delivery;
    };
    expect([await back(), await back()]).toEqual([0, 1_599]);
    expect((await refundsAt(shop, order)).reduce((sum, amount) => sum + amount, 0)).toBe(
      2 * order.product.price + 1_599,
    );
    expect(await stockOf(shop, order.product)).toEqual({ onHand: 9, reserved: 0 });
  });

  it('refunds the road hazard plans of its tyres and no others', async ({ shop, admin, customer }) => {
    const product = await aBuyableProduct(shop);
    const items = [{ productId: product.id, quantity: 4, roadHazardPlan: true }];
    const placed = await anOpenCheckout(shop, product, { items, headers: customer.headers });
    const order = { product, ...placed };
    await pay(shop, order);
    await shop.graphql(PAID, { id: order.sessionId });
    for (const status of ['PROCESSING', 'SHIPPED', 'DELIVERED'] as const)
      await changeStatus(shop, order.orderId, status, admin);
    const [plan] = await shop.rows<{ id: number }>(
      'select id from order_lines where order_id = $1 and covers_line_id is not null',
      [order.orderId],
    );
    const alone = await aReturnRequest(shop, order, 1, {
      lines: [{ lineId: String(plan?.id), quantity: 1 }],
    });
    expect(await changeReturn(shop, 'requestReturn', alone, customer)).toMatchObject({
      fields: [{ path: 'lines.0.lineId', message: 'This order doesn’t include that tyre' }],
    });
    // The plan for four tyres costs £85.
    const two = await aReturn(shop, order, customer, 2);
    expect(two.sums).toMatchObject({ tyres: 2 * product.price, plans: 4_250 });
    const { id, revision } = await inspect(shop, order, two, admin, { resaleable: 2, damaged: 0 });
    const paid = await changeReturn(shop, 'refundReturn', { id, revision }, admin);
    expect(paid).toMatchObject({ state: 'REFUNDED', refund: { amount: 2 * product.price + 4_250 } });
    expect((await aReturn(shop, order, customer, 2)).sums.plans).toBe(4_250);
  });

  it('follows the promises made when the order was placed, even if the settings have changed', async ({
    shop,
    admin,
    customer,
  }) => {
    const order = await fourDelivered(shop, customer, admin);
    await shop.rows(`update orders set promises = promises || '{"cancellationDays": 20}' where id = $1`, [
      order.orderId,
    ]);
    await deliveredAt(shop, order, '2026-06-27T10:00:00Z');
    expect(await aReturn(shop, order, customer, 1)).toMatchObject({ state: 'APPROVED' });
    expect(await cancelOrder(shop, order.orderId, customer)).toMatchObject({
      message: expect.stringContaining('within 20 days'),
    });
    await shop.graphql(
      /* GraphQL */ `
        mutation ($id: ID!) {
          resendOrderMail(input: { orderId: $id, mail: CONFIRMATION }) {
            __typename
          }
        }
      `,
      { id: order.orderId },
      admin.headers,
    );
    const mails = await shop.rows<{ text: string }>('select text from mails where subject = $1', [
      `Thank you for your order ${order.orderNumber}`,
    ]);
    expect(mails.map(({ text }) => /right to cancel within \d+/.exec(text)?.[0])).toEqual(
      expect.arrayContaining(['right to cancel within 14', 'right to cancel within 20']),
    );
  });

  it('is refused with an emailed reason, and its tyres can then be returned again', async ({
    shop,
    admin,
    customer,
  }) => {
    const order = await fourDelivered(shop, customer, admin);
    const exchange = { reason: 'EXCHANGE', fittedOn: '2026-07-17' };
    const { id, revision, state } = await aReturn(shop, order, customer, 4, exchange);
    expect(state).toBe('REQUESTED');
    const refused = { id, revision, reason: 'The tread is down to 4 mm.' };
    expect(await changeReturn(shop, 'refuseReturn', { ...refused, reason: ' ' }, admin)).toMatchObject({
      kind: 'InvalidInput',
      fields: [{ path: 'reason', message: 'Please say why' }],
    });
    expect(await changeReturn(shop, 'refuseReturn', refused, admin)).toMatchObject({ state: 'REFUSED' });
    const [mail] = await shop.rows<{ text: string }>(`select text from mails where subject = $1`, [
      `About your return ${order.orderNumber}-R1`,
    ]);
    expect(mail?.text).toContain('The tread is down to 4 mm.');
    expect(await changeReturn(shop, 'approveReturn', { id, revision }, admin)).toMatchObject({
      kind: 'StaleWrite',
    });
    expect(await aReturn(shop, order, customer, 4)).toMatchObject({ number: `${order.orderNumber}-R2` });
  });

  it('can be withdrawn until the tyres have left', async ({ shop, admin, customer }) => {
    const order = await fourDelivered(shop, customer, admin);
    const { id } = await aReturn(shop, order, customer, 4);
    expect(await withdrawReturn(shop, id, customer)).toMatchObject({ state: 'WITHDRAWN' });
    expect(await withdrawReturn(shop, id, customer)).toMatchObject({ state: 'WITHDRAWN' });
    const again = await aReturn(shop, order, customer, 4);
    await changeReturn(shop, 'sendReturn', { id: again.id }, customer);
    expect(await withdrawReturn(shop, again.id, customer)).toMatchObject({
      kind: 'ReturnNotPossible',
      message: 'It’s too late to withdraw this return. Please call us.',
    });
  });
});

describe('the list of returns', () => {
  const LIST = /* GraphQL */ `
    query ($filter: ReturnFilter!, $sort: ReturnSort, $page: Int) {
      returns(filter: $filter, sort: $sort, page: $page, limit: 1) {
        items {
          number
        }
        pageInfo {
          totalItems
        }
      }
    }
  `;

  it('finds returns by number, state and buyer, sorted by their last change, one page at a time', async ({
    shop,
    admin,
    stranger,
  }) => {
    const email = 'Returner@example.com';
    const order = await fourDelivered(shop, stranger, admin, { email });
    const number = (ordinal: number): string => `${order.orderNumber}-R${ordinal}`;
    const first = await aReturn(shop, order, stranger, 1);
    shop.setNow(new Date(NOW.getTime() + 60_000));
    await aReturn(shop, order, stranger, 1);
    const list = async (filter: object, more: object = {}) => {
      const { data } = await shop.graphql<{
        returns: { items: { number: string }[]; pageInfo: { totalItems: number } };
      }>(LIST, { filter, ...more }, { ...admin.headers });
      const { items, pageInfo } = data.returns;
      return [items.map((ret) => ret.number), pageInfo.totalItems];
    };
    expect(await list({ search: number(1) })).toEqual([[number(2)], 2]);
    expect(await list({ search: email }, { sort: 'OLDEST' })).toEqual([[number(1)], 2]);
    expect(await list({ search: email }, { page: 2 })).toEqual([[number(1)], 2]);
    await withdrawReturn(shop, first.id, stranger);
    expect(await list({ search: order.orderNumber, states: ['APPROVED'] })).toEqual([[number(2)], 1]);
    expect(await list({ search: 'nobody' })).toEqual([[], 0]);
  });
});
