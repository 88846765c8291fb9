import { expect, it } from 'vitest';
import { lastDaysText, nextText, postageText, refundText, returnLabel } from './returnText.ts';

const received = { state: 'RECEIVED', reason: 'UNWANTED', method: 'COLLECTION' } as const;

it.for([
  ['PENDING', 'Refund in progress', 'We’ll email you as soon as your bank has confirmed it.'],
  [
    'REQUIRES_ACTION',
    'Refund waiting: see Stripe’s email',
    'to ask which bank account the refund should go to.',
  ],
  ['FAILED', 'Refund didn’t go through', 'Your bank sent the refund back, or didn’t take it.'],
  ['CANCELED', 'Refund stopped', 'The refund was stopped before it was paid out.'],
] as const)('a return whose refund is %s shows: %s', ([status, label, next]) => {
  const told = { ...received, refund: { status } };
  expect(returnLabel(told)).toBe(label);
  expect(nextText(told)).toContain(next);
});

it('who pays the carrier depends on the method', () => {
  expect(postageText('COLLECTION')).toContain('You need no postage');
  expect(postageText('OWN_CARRIER')).toContain('you book and pay the carrier');
});

it('a return shows the refund’s deadline, and that approval is pending', () => {
  const terms = { reason: 'CANCELLATION', method: 'COLLECTION', refundBy: '2026-12-12' } as const;
  expect(refundText(terms, { isApproved: true })).toBe(
    'We’ll refund you by 12 December 2026 at the latest. ' +
      'We may take something off if the tyres were fitted or driven on.',
  );
  expect(refundText({ ...terms, reason: 'UNUSED', refundBy: null }, { isApproved: false })).toContain(
    'That’s if we approve the return. We’ll refund you within 14 days of getting the tyres back.',
  );
});

it('delivered tyres show their return deadlines, and undelivered tyres none', () => {
  const cancellation = { reason: 'CANCELLATION', lastDay: '2026-12-12' } as const;
  expect(lastDaysText({ reasons: [cancellation], unusedUntil: '2026-12-28' })).toBe(
    'You can cancel until 12 December 2026. After that, we take unused tyres back until 28 December 2026.',
  );
  const unused = { reason: 'UNUSED', lastDay: '2026-12-28' } as const;
  expect(lastDaysText({ reasons: [unused], unusedUntil: null })).toBe(
    'We take unused tyres back until 28 December 2026.',
  );
  expect(lastDaysText({ reasons: [{ ...cancellation, lastDay: null }], unusedUntil: null })).toBeNull();
});
