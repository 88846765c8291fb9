import { expect, it } from 'vitest';
import { orderState } from '../../frame/mark/orderState.ts';
import { nextStep } from './nextStep.ts';

const paid = {
  status: 'PENDING',
  paymentStatus: 'PAID',
  needsAttention: null,
  refund: null,
  disputes: [],
} as const;

it('an order whose payment is disputed says so, and stays in the shop until that is decided', () => {
  const disputed = { ...paid, disputes: [{ state: 'UNDER_REVIEW' as const }] };
  expect(orderState(disputed)).toEqual({ label: 'Payment disputed', tone: 'warn' });
  expect(nextStep(disputed)).toBeNull();
  const won = { ...paid, disputes: [{ state: 'WON' as const }] };
  expect(orderState(won).label).toBe('Order Received');
  expect(nextStep(won)?.to).toBe('PROCESSING');
});

it('an order on its way can arrive while its payment is disputed', () => {
  const onTheWay = { ...paid, status: 'SHIPPED' as const, disputes: [{ state: 'NEEDS_RESPONSE' as const }] };
  expect(nextStep(onTheWay)?.to).toBe('DELIVERED');
});

it('an order that needs attention stays in the shop, and arrives if it is on its way', () => {
  const needsAttention = 'Compare the payment at Stripe.';
  expect(nextStep({ ...paid, needsAttention })).toBeNull();
  expect(nextStep({ ...paid, status: 'SHIPPED', needsAttention })?.to).toBe('DELIVERED');
});

it('a refund that was called off is told from one that failed', () => {
  const refundThat = (status: 'CANCELED' | 'FAILED') => ({ ...paid, refund: { status, endsOrder: true } });
  expect(orderState(refundThat('CANCELED')).label).toBe('Refund stopped');
  expect(orderState(refundThat('FAILED')).label).toBe('Refund didn’t go through');
});
