import { expect, it } from 'vitest';
import { refundText, unpaidText } from './paymentText.ts';

it('an unpaid order says so, and a cancelled one says that nothing was charged', () => {
  expect(unpaidText({ status: 'PENDING', paymentStatus: 'UNPAID', received: null })).toBe('Not paid yet');
  expect(unpaidText({ status: 'CANCELLED', paymentStatus: 'FAILED', received: null })).toBe(
    'Not paid, nothing charged',
  );
});

it('an order paid with a different amount never says that nothing was charged', () => {
  expect(unpaidText({ status: 'PENDING', paymentStatus: 'UNPAID', received: 100 })).toBe(
    'The amount paid doesn’t match the total',
  );
  expect(unpaidText({ status: 'CANCELLED', paymentStatus: 'FAILED', received: 100 })).toBe(
    'The amount paid doesn’t match the total',
  );
});

it('a paid order has no text', () => {
  expect(unpaidText({ status: 'PENDING', paymentStatus: 'PAID', received: null })).toBeNull();
  expect(unpaidText({ status: 'CANCELLED', paymentStatus: 'REFUNDED', received: 100 })).toBeNull();
});

it.for([
  ['PENDING', 'Refund in progress'],
  ['REQUIRES_ACTION', 'Refund waiting: see Stripe’s email'],
  ['FAILED', 'Refund didn’t go through'],
  ['CANCELED', 'Refund stopped'],
] as const)('a refund that is %s shows: %s', ([status, text]) => {
  for (const paymentStatus of ['PAID', 'PARTIALLY_REFUNDED'] as const)
    expect(refundText({ paymentStatus, refund: { status } })).toBe(text);
});

it('a completed or replaced refund has no text, nor has an order without one', () => {
  for (const status of ['SUCCEEDED', 'FAILED'] as const)
    expect(refundText({ paymentStatus: 'REFUNDED', refund: { status } })).toBeNull();
  expect(refundText({ paymentStatus: 'PAID', refund: null })).toBeNull();
});
