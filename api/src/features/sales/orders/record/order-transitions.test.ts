import { ORDER_STATUSES } from '@treadline/schema/trade/order/order-status';
import { expect, it } from 'vitest';
import { refusalOf, type OrderStanding } from './order-transitions.ts';
import type { OrderStatus } from './order.enums.ts';

/** The changes that rule C-34 allows. */
const ALLOWED = new Set([
  'PENDING>PROCESSING',
  'PENDING>CANCELLED',
  'PROCESSING>SHIPPED',
  'PROCESSING>CANCELLED',
  'SHIPPED>DELIVERED',
  'PENDING>REFUNDED',
  'PROCESSING>REFUNDED',
  'SHIPPED>REFUNDED',
  'DELIVERED>REFUNDED',
  'CANCELLED>REFUNDED',
  'REFUNDED>REFUNDED',
]);

const PAIRS = ORDER_STATUSES.flatMap((from) => ORDER_STATUSES.map((to) => [from, to] as const));
const paid = (status: OrderStatus): OrderStanding => ({
  status,
  paymentStatus: 'PAID',
  needsAttention: null,
  received: null,
});

it.each(PAIRS)('STAT-03 C-34 a paid order can go from %s to %s only if that is listed', (from, to) => {
  expect(refusalOf(paid(from), to) === null).toBe(ALLOWED.has(`${from}>${to}`));
});

it('STAT-03 an unpaid order is neither dispatched nor refunded', () => {
  for (const paymentStatus of ['UNPAID', 'FAILED', 'REFUNDED']) {
    expect(refusalOf({ ...paid('PENDING'), paymentStatus }, 'PROCESSING')).toBe(
      'This order hasn’t been paid for yet.',
    );
    expect(refusalOf({ ...paid('PENDING'), paymentStatus }, 'REFUNDED')).toBe(
      'There’s no payment to refund.',
    );
    expect(refusalOf({ ...paid('PENDING'), paymentStatus }, 'CANCELLED')).toBeNull();
  }
});

it('STAT-03 a payment of the wrong amount can be refunded once, and dispatches nothing', () => {
  for (const paymentStatus of ['UNPAID', 'FAILED']) {
    const wrong: OrderStanding = { ...paid('PENDING'), paymentStatus, received: 1 };
    expect([refusalOf(wrong, 'REFUNDED'), refusalOf(wrong, 'PROCESSING')]).toEqual([
      null,
      'This order hasn’t been paid for yet.',
    ]);
  }
  expect(refusalOf({ ...paid('CANCELLED'), paymentStatus: 'REFUNDED', received: 1 }, 'REFUNDED')).toBe(
    'There’s no payment to refund.',
  );
});

it('STAT-03 an order that needs attention is not dispatched', () => {
  expect(refusalOf({ ...paid('PENDING'), needsAttention: 'Paid 1 gbp.' }, 'PROCESSING')).toBe(
    'Someone needs to look at this order first: Paid 1 gbp.',
  );
  expect(refusalOf({ ...paid('PROCESSING'), needsAttention: 'Paid 1 gbp.' }, 'SHIPPED')).not.toBeNull();
});

it('STAT-03 an order on its way can be delivered even while it needs attention', () => {
  expect(refusalOf({ ...paid('SHIPPED'), needsAttention: 'Compare the payment.' }, 'DELIVERED')).toBeNull();
});
