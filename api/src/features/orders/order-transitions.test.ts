import { expect, it } from 'vitest';
import { refusalOf, type Standing } from './order-transitions.ts';
import type { OrderStatus } from './order.enums.ts';

const STATUSES: readonly OrderStatus[] = [
  'PENDING',
  'PROCESSING',
  'SHIPPED',
  'DELIVERED',
  'CANCELLED',
  'REFUNDED',
];

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

const PAIRS = STATUSES.flatMap((from) => STATUSES.map((to) => [from, to] as const));
const paid = (status: OrderStatus): Standing => ({
  status,
  paymentStatus: 'PAID',
  needsAttention: null,
  received: null,
});

it.each(PAIRS)('STAT-03 C-34 a paid order that is %s becomes %s only if it is listed', (from, to) => {
  expect(refusalOf(paid(from), to) === null).toBe(ALLOWED.has(`${from}>${to}`));
});

it('STAT-03 nothing that is not paid is sent or paid back', () => {
  for (const paymentStatus of ['UNPAID', 'FAILED', 'REFUNDED']) {
    expect(refusalOf({ ...paid('PENDING'), paymentStatus }, 'PROCESSING')).toBe(
      'The order has not been paid for yet.',
    );
    expect(refusalOf({ ...paid('PENDING'), paymentStatus }, 'REFUNDED')).toBe(
      'There is no payment to pay back.',
    );
    expect(refusalOf({ ...paid('PENDING'), paymentStatus }, 'CANCELLED')).toBeNull();
  }
});

it('STAT-03 a sum that is not the total is paid back, once, and sends nothing', () => {
  for (const paymentStatus of ['UNPAID', 'FAILED']) {
    const wrong: Standing = { ...paid('PENDING'), paymentStatus, received: 1 };
    expect([refusalOf(wrong, 'REFUNDED'), refusalOf(wrong, 'PROCESSING')]).toEqual([
      null,
      'The order has not been paid for yet.',
    ]);
  }
  expect(refusalOf({ ...paid('CANCELLED'), paymentStatus: 'REFUNDED', received: 1 }, 'REFUNDED')).toBe(
    'There is no payment to pay back.',
  );
});

it('STAT-03 an order that somebody must look at is not sent', () => {
  expect(refusalOf({ ...paid('PENDING'), needsAttention: 'Paid 1 gbp.' }, 'PROCESSING')).toBe(
    'Somebody must look at this order first: Paid 1 gbp.',
  );
});
