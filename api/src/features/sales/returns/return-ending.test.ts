import { expect } from 'vitest';
import { mailsAbout, refundOrder, type BoughtOrder } from '../../../../test/fixtures/order.ts';
import {
  aReturn,
  changeReturn,
  fourDelivered,
  inspect,
  returnsOf,
} from '../../../../test/fixtures/order/return.ts';
import { bank, callBack } from '../../../../test/fixtures/refund.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import type { TestShop } from '../../../../test/test-shop.ts';

const it = shopTest({ jobs: true });

const ENDED = 'The return of 1 tyre has ended: the whole order has been refunded.';

const toldOfEnd = (shop: TestShop, { orderId }: BoughtOrder): Promise<object[]> =>
  shop.rows('select id from order_events where order_id = $1 and message = $2', [orderId, ENDED]);

it('a return ends when its whole order is refunded, and reopens if the money comes back', async ({
  shop,
  admin,
  customer,
}) => {
  const order = await fourDelivered(shop, customer, admin);
  const received = await inspect(shop, order, await aReturn(shop, order, customer, 1), admin, {
    resaleable: 1,
    damaged: 0,
  });
  const coming = await aReturn(shop, order, customer, 1);
  const exchange = { reason: 'EXCHANGE', fittedOn: new Date().toISOString().slice(0, 10) };
  const asked = await aReturn(shop, order, customer, 1, exchange);
  const mailed = (await mailsAbout(shop, order)).length;
  const states = async () => (await returnsOf(shop, order, customer)).map(({ state }) => state);

  await refundOrder(shop, order.orderId, admin);
  expect(await states()).toEqual(['REFUNDED', 'REFUNDED', 'REFUNDED']);
  expect(await toldOfEnd(shop, order)).toHaveLength(3);
  expect(await mailsAbout(shop, order)).toHaveLength(mailed + 1);
  const counts = await shop.graphql(
    '{ returnCounts { requested coming received } }',
    {},
    { ...admin.headers },
  );
  expect(counts.data).toEqual({ returnCounts: { requested: 0, coming: 0, received: 0 } });
  const waiting = await shop.graphql('{ waitingTasks { kind } }', {}, { ...admin.headers });
  expect(JSON.stringify(waiting.data)).not.toContain('RETURNS');
  for (const [step, { id }] of [
    ['approveReturn', asked],
    ['refundReturn', received],
  ] as const) {
    const revision = (await returnsOf(shop, order, customer)).find((ret) => ret.id === id)?.revision;
    expect(await changeReturn(shop, step, { id, revision }, admin)).toMatchObject({
      message: 'This return has already moved on.',
    });
  }
  expect(await changeReturn(shop, 'sendReturn', { id: coming.id }, customer)).toMatchObject({
    kind: 'ReturnNotPossible',
  });

  await bank(shop, order, 'failed', 'lost_or_stolen_card');
  await callBack(shop, 'refund.failed');
  expect(await states()).toEqual(['RECEIVED', 'APPROVED', 'REQUESTED']);
  await refundOrder(shop, order.orderId, admin);
  // Tyres on their way still arrive and are restocked, but the buyer gets no second email about the money.
  const [, ended] = await returnsOf(shop, order, customer);
  const heard = (await mailsAbout(shop, order)).length;
  const units = { resaleable: 1, damaged: 0 };
  expect(ended && (await inspect(shop, order, ended, admin, units))).toMatchObject({ state: 'REFUNDED' });
  expect(await mailsAbout(shop, order)).toHaveLength(heard);
});
