import { expect, it } from 'vitest';
import { refundPromise, refundStart } from './refund-due.ts';

it.for([
  ['CANCELLATION', 'COLLECTION', 'REQUESTED'],
  ['CANCELLATION', 'OWN_CARRIER', 'LEFT'],
  ['FAULTY', 'COLLECTION', 'APPROVED'],
  ['UNUSED', 'COLLECTION', 'RECEIVED'],
  ['EXCHANGE', 'OWN_CARRIER', 'RECEIVED'],
] as const)('for %s by %s the refund days count from %s', ([reason, method, start]) => {
  expect(refundStart({ reason, method })).toBe(start);
});

it('states the last day once it is known, and until then the start of the days', () => {
  const terms = { reason: 'CANCELLATION', method: 'COLLECTION' } as const;
  expect(refundPromise('£5.00', terms, '12 December 2026')).toBe(
    'We’ll refund £5.00 by 12 December 2026 at the latest.',
  );
  expect(refundPromise('you', terms, null)).toBe('We’ll refund you within 14 days of hearing from you.');
});
