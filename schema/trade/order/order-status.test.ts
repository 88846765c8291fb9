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

it('goes its usual way from the checkout to the door, one step after another', () => {
  expect(USUAL_WAY).toEqual(['PENDING', 'PROCESSING', 'SHIPPED', 'DELIVERED']);
  for (const [index, to] of USUAL_WAY.slice(1).entries()) {
    const from = USUAL_WAY[index] ?? to;
    expect(mayBecome(from, to), `${from} to ${to}`).toBe(true);
  }
  expect(usualSteps('PENDING', 'SHIPPED')).toEqual(['PROCESSING', 'SHIPPED']);
  expect(usualSteps('SHIPPED', 'PROCESSING')).toEqual([]);
});

it('waits for a payment where nothing is done yet', () => {
  expect(PAYABLE_STATUSES).toEqual(['PENDING']);
});

it('knows which tyres have left', () => {
  expect(SENT_STATUSES).toEqual(['SHIPPED', 'DELIVERED']);
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
