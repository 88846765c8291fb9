import { expect, it } from 'vitest';
import { refundText, unpaidText } from './paymentText.ts';

it('says of an order that it is not paid, and of a cancelled one that nothing was charged', () => {
  expect(unpaidText({ status: 'PENDING', paymentStatus: 'UNPAID', received: null })).toBe('Not paid yet');
  expect(unpaidText({ status: 'CANCELLED', paymentStatus: 'FAILED', received: null })).toBe(
    'Not paid, nothing charged',
  );
});

it('never says that nothing was charged of an order that was paid with another sum', () => {
  expect(unpaidText({ status: 'PENDING', paymentStatus: 'UNPAID', received: 100 })).toBe(
    'The amount paid doesn’t match the total',
  );
  expect(unpaidText({ status: 'CANCELLED', paymentStatus: 'FAILED', received: 100 })).toBe(
    'The amount paid doesn’t match the total',
  );
});

it('says nothing of an order that was paid', () => {
  expect(unpaidText({ status: 'PENDING', paymentStatus: 'PAID', received: null })).toBeNull();
  expect(unpaidText({ status: 'CANCELLED', paymentStatus: 'REFUNDED', received: 100 })).toBeNull();
});

it.for([
  ['PENDING', 'Refund in progress'],
  ['REQUIRES_ACTION', 'Refund waiting: see Stripe’s email'],
  ['FAILED', 'Refund didn’t go through'],
  ['CANCELED', 'Refund stopped'],
] as const)('says of a refund that is %s: %s', ([status, text]) => {
  for (const paymentStatus of ['PAID', 'PARTIALLY_REFUNDED'] as const)
    expect(refundText({ paymentStatus, refund: { status } })).toBe(text);
});

it('says nothing of a refund that is done or was made good, and where there is none', () => {
  for (const status of ['SUCCEEDED', 'FAILED'] as const)
    expect(refundText({ paymentStatus: 'REFUNDED', refund: { status } })).toBeNull();
  expect(refundText({ paymentStatus: 'PAID', refund: null })).toBeNull();
});
