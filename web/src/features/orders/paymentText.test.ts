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

it('says of a refund that it is under way, whatever the order says meanwhile', () => {
  for (const status of ['PENDING', 'DELIVERED', 'CANCELLED', 'REFUNDED'] as const)
    expect(refundText({ status, paymentStatus: 'PAID', refund: { status: 'PENDING' } })).toBe(
      'Refund under way',
    );
});

it('says that a refund did not go through once its order is closed, and not before', () => {
  const refund = { status: 'FAILED' } as const;
  expect(refundText({ status: 'CANCELLED', paymentStatus: 'PAID', refund })).toBe('Refund didn’t go through');
  expect(refundText({ status: 'REFUNDED', paymentStatus: 'PAID', refund })).toBe('Refund didn’t go through');
  expect(refundText({ status: 'PROCESSING', paymentStatus: 'PAID', refund })).toBeNull();
});

it('says nothing of a refund that is done, and where there is none', () => {
  expect(
    refundText({ status: 'REFUNDED', paymentStatus: 'REFUNDED', refund: { status: 'SUCCEEDED' } }),
  ).toBeNull();
  expect(refundText({ status: 'DELIVERED', paymentStatus: 'PAID', refund: null })).toBeNull();
});
