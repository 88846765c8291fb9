import { expect, it } from 'vitest';
import {
  CANCELLABLE_STATUSES,
  mayBecome,
  ORDER_STATUSES,
  orderStatuses,
  readOrderStatus,
  UNDER_WAY_STATUSES,
  UNSENT_STATUSES,
} from './order-status.ts';

it('STAT-02 takes a status that is not known for a received order', () => {
  expect(['SHIPPED', 'shipped', '', 'constructor', '__proto__'].map(readOrderStatus)).toEqual([
    'SHIPPED',
    'PENDING',
    'PENDING',
    'PENDING',
    'PENDING',
  ]);
});

it('keeps cancelling for tyres that have not been sent', () => {
  expect(UNSENT_STATUSES).toEqual(['PENDING', 'PROCESSING']);
});

it('lets buyers cancel what they may call off, and says why not only where they may not', () => {
  for (const status of CANCELLABLE_STATUSES) {
    expect(mayBecome(status, 'CANCELLED')).toBe(true);
    expect(orderStatuses[status].tooLateToCancel).toBeNull();
  }
});

it('has something to do until the tyres have arrived or the order was closed', () => {
  expect(UNDER_WAY_STATUSES).toEqual(['PENDING', 'PROCESSING', 'SHIPPED']);
});

it.each(UNDER_WAY_STATUSES)('STAT-01 a step from %s towards the door goes further on the way', (from) => {
  const onwards = ORDER_STATUSES.filter((to) => mayBecome(from, to) && orderStatuses[to].stage !== 'CLOSED');
  expect(onwards).toHaveLength(1);
  for (const to of onwards) expect(orderStatuses[to].progress).toBeGreaterThan(orderStatuses[from].progress);
});

it('C-34 tells the buyer of each status by a mail of its own', () => {
  const mails = ORDER_STATUSES.map((status) => orderStatuses[status].mail);
  expect(new Set(mails).size).toBe(ORDER_STATUSES.length);
});
