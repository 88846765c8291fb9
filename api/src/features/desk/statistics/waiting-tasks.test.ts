import { expect } from 'vitest';
import { anOrderThatIs, aPaidOrder, refundOrder, stripeRefundsOf } from '../../../../test/fixtures/order.ts';
import { bank } from '../../../../test/fixtures/refund.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import { RefundService } from '../../sales/refunds/index.ts';

const WAITING = '{ waitingTasks { kind count } orderCounts { toShip needsAttention } }';

const it = shopTest();
it.beforeAll(({ shop }) => {
  shop.sandbox.pauseWebhooks();
});

it('the sidebar counts as many orders to do as their tabs list, whatever happens to their refunds', async ({
  shop,
  admin,
}) => {
  const waiting = async () => (await shop.graphql(WAITING, {}, { ...admin.headers })).data;
  await aPaidOrder(shop);
  const { orderId } = await aPaidOrder(shop);
  shop.sandbox.planNextRefund({ status: 'pending' });
  await refundOrder(shop, orderId, admin);
  expect(await waiting()).toEqual({
    waitingTasks: [{ kind: 'ORDERS_TO_SHIP', count: 1 }],
    orderCounts: { toShip: 1, needsAttention: 0 },
  });

  const shipped = await anOrderThatIs(shop, 'SHIPPED', admin);
  shop.sandbox.planNextRefund({ status: 'pending' });
  await refundOrder(shop, shipped.orderId, admin);
  await bank(shop, shipped, 'failed');
  const [refund] = await stripeRefundsOf(shop, shipped);
  await shop.services.get(RefundService).reconcile(refund?.id ?? '');
  expect(await waiting()).toEqual({
    waitingTasks: [
      { kind: 'ORDERS_NEEDING_ATTENTION', count: 1 },
      { kind: 'ORDERS_TO_SHIP', count: 1 },
    ],
    orderCounts: { toShip: 1, needsAttention: 1 },
  });
});
