import { expect, it } from 'vitest';
import { laidOut, onOneLine } from '../../../../../test/fixtures/mail.ts';
import { aMailOrder } from '../../../../../test/fixtures/order/mail-order.ts';
import { orderRefundNotMade } from './order-refund-not-made.email.ts';
import { orderRefundUnderWay } from './order-refund-under-way.email.ts';

const order = aMailOrder();

it('mails about a refund that is not made say what becomes of the order, where that is in question', () => {
  const amount = 5_000;
  const notMade = (wasToCancel: boolean): string =>
    onOneLine(laidOut(orderRefundNotMade({ order, amount, how: 'FAILED', wasToCancel })).text);
  expect(notMade(true)).toContain('Your order hasn’t been cancelled yet: that goes with the refund.');
  expect(notMade(false)).not.toContain('cancelled');
  const pending = (waitsForBuyer: boolean): string =>
    onOneLine(laidOut(orderRefundUnderWay({ order, amount, waitsForBuyer, isHeld: waitsForBuyer })).text);
  expect(pending(true)).toContain('We won’t send your order meanwhile.');
  expect(pending(false)).toMatch(/£50\.00 for order \S+ to the card.+You don’t need to do anything\./);
  expect(pending(false)).not.toContain('We won’t send');
});
