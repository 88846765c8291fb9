import { expect, it } from 'vitest';
import { unpaidText } from './paymentLabels.ts';

it('says of an order that it is not paid, and of a cancelled one that nothing was charged', () => {
  expect(unpaidText({ status: 'PENDING', paymentStatus: 'UNPAID', received: null })).toBe('Not paid yet');
  expect(unpaidText({ status: 'CANCELLED', paymentStatus: 'FAILED', received: null })).toBe(
    'Not paid, nothing charged',
  );
});

it('never says that nothing was charged of an order that was paid with another sum', () => {
  expect(unpaidText({ status: 'PENDING', paymentStatus: 'UNPAID', received: 100 })).toBe(
    'What you paid is not the total',
  );
  expect(unpaidText({ status: 'CANCELLED', paymentStatus: 'FAILED', received: 100 })).toBe(
    'What you paid is not the total',
  );
});

it('says nothing of an order that was paid', () => {
  expect(unpaidText({ status: 'PENDING', paymentStatus: 'PAID', received: null })).toBeNull();
  expect(unpaidText({ status: 'CANCELLED', paymentStatus: 'REFUNDED', received: 100 })).toBeNull();
});
