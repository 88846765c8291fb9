import { expect } from 'vitest';
import { shopTest } from '../../../test/shop-test.ts';
import type { TestShop } from '../../../test/test-shop.ts';
import type { Job } from '../../platform/job.ts';
import { mailsAbout, refundsAt, stripeRefundsOf, type BoughtOrder } from '../orders/order.builder.ts';
import { askStripe, intentOf } from './at-stripe.builder.ts';
import { orderOf, stockOf } from './buying.builder.ts';

/**
 * The test of a file to whose shop callbacks come when a test calls.
 * @param jobs that run: the one that processes callbacks, and others.
 */
export function callbackTest(...jobs: readonly Job[]): ReturnType<typeof shopTest> {
  const it = shopTest({ jobs });
  it.beforeAll(({ shop }) => shop.sandbox.pauseWebhooks());
  return it;
}

/** The price of two tyres and their delivery, in pence. */
export const totalOf = ({ product }: BoughtOrder): number => 2 * product.price + 1_599;

/** Has the bank, or an operator in Stripe's dashboard, move the latest refund of an order on. */
export async function bank(
  shop: TestShop,
  order: BoughtOrder,
  status: 'pending' | 'succeeded' | 'failed' | 'canceled',
  reason?: string,
): Promise<void> {
  const [refund] = await stripeRefundsOf(shop, order);
  if (!refund) throw new Error('Stripe made no refund for this order.');
  shop.sandbox.changeRefund(refund.id, status, reason);
}

/**
 * Refunds a payment in Stripe's dashboard. @param pence all that is left when left out.
 * @returns Stripe's id of the refund; null if Stripe refused.
 */
export async function refundInDashboard(
  shop: TestShop,
  order: BoughtOrder,
  pence?: number,
): Promise<string | null> {
  const { id } = await askStripe<{ id?: string }>(shop, 'refunds', {
    payment_intent: (await intentOf(shop, order)) ?? '',
    ...(pence === undefined ? {} : { amount: String(pence) }),
  });
  return id ?? null;
}

/** Delivers Stripe's latest event of a type, and waits until the job has processed it. */
export async function callBack(shop: TestShop, type: string): Promise<void> {
  const { data } = await askStripe<{ data: [{ id: string }] }>(shop, `events?limit=1&type=${type}`);
  const [{ id }] = data;
  expect(await shop.sandbox.deliver(id)).toBe(true);
  const settled = () =>
    shop.rows('select id from payment_events where id = $1 and settled_at is not null', [id]);
  await expect.poll(settled).toHaveLength(1);
}

/** Makes an order's refund so old that the job checks it. */
export async function leaveAWhile(shop: TestShop, { orderId }: BoughtOrder): Promise<void> {
  await shop.rows(`update refunds set updated_at = updated_at - interval '2 minutes' where order_id = $1`, [
    orderId,
  ]);
}

/** Asserts that an order of two tyres out of nine is paid and not refunded, in the books and in the mail. */
export async function expectAsItWas(shop: TestShop, order: BoughtOrder): Promise<void> {
  expect(await orderOf(shop, order)).toMatchObject({
    status: 'PENDING',
    payment_status: 'PAID',
    needs_attention: null,
    movements: [-2],
  });
  expect(await stockOf(shop, order.product)).toEqual({ onHand: 7, reserved: 0 });
  expect(await mailsAbout(shop, order)).toEqual([`Thank you for your order ${order.orderNumber}`]);
}

/**
 * Asserts that an order of two tyres out of nine was cancelled, refunded, restocked and mailed, each once.
 */
export async function expectPaidBackOnce(shop: TestShop, order: BoughtOrder): Promise<void> {
  expect(await orderOf(shop, order)).toMatchObject({
    status: 'CANCELLED',
    payment_status: 'REFUNDED',
    movements: [-2, 2],
  });
  expect(await stockOf(shop, order.product)).toEqual({ onHand: 9, reserved: 0 });
  expect(await mailsAbout(shop, order)).toEqual([
    `Thank you for your order ${order.orderNumber}`,
    `Order ${order.orderNumber} has been cancelled`,
  ]);
  expect(await refundsAt(shop, order)).toEqual([totalOf(order)]);
}

/** All the figures that a refund could change. */
export async function figuresOf(shop: TestShop, order: BoughtOrder): Promise<object> {
  return {
    order: await orderOf(shop, order),
    stock: await stockOf(shop, order.product),
    mails: await mailsAbout(shop, order),
    refunds: await refundsAt(shop, order),
  };
}

/** Makes Stripe's connection break for every request until it is restored. */
export function breakStripe(shop: TestShop): { mend(): void } {
  const { server } = shop.sandbox.app;
  const listeners = server.listeners('request') as ((...parts: unknown[]) => void)[];
  server.removeAllListeners('request');
  server.on('request', (request) => request.destroy());
  return {
    mend() {
      server.removeAllListeners('request');
      for (const listener of listeners) server.on('request', listener);
    },
  };
}

/** The number of an order's first line; plans follow their tyres. */
export async function lineOf(shop: TestShop, { orderId }: Pick<BoughtOrder, 'orderId'>): Promise<string> {
  const [line] = await shop.rows<{ id: number }>(
    'select id from order_lines where order_id = $1 order by id',
    [orderId],
  );
  return String(line?.id);
}
