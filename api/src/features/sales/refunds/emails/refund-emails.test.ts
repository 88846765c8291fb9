import { expect, it } from 'vitest';
import { laidOut, onOneLine } from '../../../../../test/fixtures/mail.ts';
import { aMailOrder } from '../../../../../test/fixtures/order/mail-order.ts';
import { orderRefundNotMade } from './order-refund-not-made.email.ts';
import { orderRefundUnderWay } from './order-refund-under-way.email.ts';

const order = aMailOrder();

it('emails about a failed or pending refund say what happens to the order if that’s in question', () => {
  const amount = 5_000;
  const notMade = (wasToCancel: boolean): string =>
    onOneLine(laidOut(orderRefundNotMade({ order, amount, how: 'FAILED', wasToCancel })).text);
  expect(notMade(true)).toContain(
    'Your order hasn’t been cancelled yet: we’ll do that when the refund goes through.',
  );
  expect(notMade(false)).not.toContain('cancelled');
  const pending = (waitsForBuyer: boolean): string =>
    onOneLine(laidOut(orderRefundUnderWay({ order, amount, waitsForBuyer, isHeld: waitsForBuyer })).text);
  expect(pending(true)).toContain('We won’t send your order meanwhile.');
  expect(pending(false)).toMatch(/£50\.00 for order \S+ to the card.+You don’t need to do anything\./);
  expect(pending(false)).not.toContain('We won’t send');
});
