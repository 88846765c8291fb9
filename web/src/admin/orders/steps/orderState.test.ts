import { expect, it } from 'vitest';
import { orderState } from '../../frame/mark/orderState.ts';
import { nextStep } from './nextStep.ts';

const paid = {
  status: 'PENDING',
  paymentStatus: 'PAID',
  needsAttention: null,
  isCollected: false,
  refund: null,
  disputes: [],
} as const;

it('an order with a disputed payment says so, and isn’t sent until the dispute is decided', () => {
  const disputed = { ...paid, disputes: [{ state: 'UNDER_REVIEW' as const }] };
  expect(orderState(disputed)).toEqual({ label: 'Payment disputed', tone: 'warn' });
  expect(nextStep(disputed)).toBeNull();
  const won = { ...paid, disputes: [{ state: 'WON' as const }] };
  expect(orderState(won).label).toBe('Order Received');
  expect(nextStep(won)?.to).toBe('PROCESSING');
});

it('a sent order can be delivered while its payment is disputed', () => {
  const onTheWay = { ...paid, status: 'SHIPPED' as const, disputes: [{ state: 'NEEDS_RESPONSE' as const }] };
  expect(nextStep(onTheWay)?.to).toBe('DELIVERED');
});

it('an order that needs attention isn’t sent, but can be delivered if it was sent already', () => {
  const needsAttention = 'Compare the payment at Stripe.';
  expect(nextStep({ ...paid, needsAttention })).toBeNull();
  expect(nextStep({ ...paid, status: 'SHIPPED', needsAttention })?.to).toBe('DELIVERED');
});

it('a cancelled refund and a failed one have different labels', () => {
  const refundThat = (status: 'CANCELED' | 'FAILED') => ({ ...paid, refund: { status, endsOrder: true } });
  expect(orderState(refundThat('CANCELED')).label).toBe('Refund stopped');
  expect(orderState(refundThat('FAILED')).label).toBe('Refund didn’t go through');
});

it('a collected order is made ready and handed over, instead of being shipped and delivered', () => {
  const packed = { ...paid, status: 'PROCESSING' as const, isCollected: true };
  expect(nextStep(packed)).toEqual({ to: 'SHIPPED', button: 'Ready to collect' });
  const ready = { ...packed, status: 'SHIPPED' as const };
  expect(orderState(ready).label).toBe('Ready to Collect');
  expect(nextStep(ready)).toEqual({ to: 'DELIVERED', button: 'Mark collected' });
});
