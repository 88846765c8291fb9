import { expect, it } from 'vitest';
import { nextText, returnLabel } from './returnText.ts';

const received = { state: 'RECEIVED', reason: 'UNWANTED', method: 'COLLECTION' } as const;

it.for([
  ['PENDING', 'Refund under way', 'We’ll email you as soon as your bank has confirmed it.'],
  [
    'REQUIRES_ACTION',
    'Refund waiting: see Stripe’s email',
    'to ask which bank account the refund should go to.',
  ],
  ['FAILED', 'Refund didn’t go through', 'Your bank sent the refund back, or didn’t take it.'],
  ['CANCELED', 'Refund stopped', 'The refund was stopped before it was paid out.'],
] as const)('says of a return whose refund is %s: %s', ([status, label, next]) => {
  const told = { ...received, refund: { status } };
  expect(returnLabel(told)).toBe(label);
  expect(nextText(told)).toContain(next);
});
