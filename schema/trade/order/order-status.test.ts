import { expect, it } from 'vitest';
import {
  CANCELLABLE_STATUSES,
  mayBecome,
  ORDER_STATUSES,
  orderStatuses,
  PAYABLE_STATUSES,
  readOrderStatus,
  SENT_STATUSES,
  UNDER_WAY_STATUSES,
  UNSENT_STATUSES,
  USUAL_WAY,
  usualSteps,
} from './order-status.ts';

it('STAT-02 treats an unknown status as a received order', () => {
  expect(['SHIPPED', 'shipped', '', 'constructor', '__proto__'].map(readOrderStatus)).toEqual([
    'SHIPPED',
    'PENDING',
    'PENDING',
    'PENDING',
    'PENDING',
  ]);
});

it('cancels only tyres that have not been sent', () => {
  expect(UNSENT_STATUSES).toEqual(['PENDING', 'PROCESSING']);
});

it('goes from checkout to delivery one step after another', () => {
  expect(USUAL_WAY).toEqual(['PENDING', 'PROCESSING', 'SHIPPED', 'DELIVERED']);
  for (const [index, to] of USUAL_WAY.slice(1).entries()) {
    const from = USUAL_WAY[index] ?? to;
    expect(mayBecome(from, to), `${from} to ${to}`).toBe(true);
  }
  expect(usualSteps('PENDING', 'SHIPPED')).toEqual(['PROCESSING', 'SHIPPED']);
  expect(usualSteps('SHIPPED', 'PROCESSING')).toEqual([]);
});

it('waits for a payment before anything else is done', () => {
  expect(PAYABLE_STATUSES).toEqual(['PENDING']);
});

it('lists the statuses whose tyres have left', () => {
  expect(SENT_STATUSES).toEqual(['SHIPPED', 'DELIVERED']);
});

it('allows buyers to cancel some statuses, and says why not for the others', () => {
  for (const status of CANCELLABLE_STATUSES) {
    expect(mayBecome(status, 'CANCELLED')).toBe(true);
    expect(orderStatuses[status].tooLateToCancel).toBeNull();
  }
});

it('needs work until the tyres have arrived or the order is closed', () => {
  expect(UNDER_WAY_STATUSES).toEqual(['PENDING', 'PROCESSING', 'SHIPPED']);
});

it.each(UNDER_WAY_STATUSES)('STAT-01 each step from %s towards delivery makes progress', (from) => {
  const onwards = ORDER_STATUSES.filter((to) => mayBecome(from, to) && orderStatuses[to].stage !== 'CLOSED');
  expect(onwards).toHaveLength(1);
  for (const to of onwards) expect(orderStatuses[to].progress).toBeGreaterThan(orderStatuses[from].progress);
});

it('C-34 each status has its own email to the buyer', () => {
  const mails = ORDER_STATUSES.map((status) => orderStatuses[status].mail);
  expect(new Set(mails).size).toBe(ORDER_STATUSES.length);
});
