import { formatPrice } from '@treadline/schema/trade/values/money';
import type { MailContent } from '../../../operations/mail/index.ts';
import { refundedOrder, refundWay, toBuyer, type MailOrder } from './order-email.parts.ts';

/**
 * To the buyer of an order cancelled before dispatch.
 * @param reason a sentence for the buyer; null if there isn't one.
 * @param refund the amount refunded, in pence; 0 if nothing had been paid.
 * @param refundId null if nothing was refunded.
 * @param isOffline whether the order was paid offline, not through the payment provider.
 */
export function orderCancelled({
  order,
  reason,
  refund,
  refundId,
  isOffline,
}: {
  order: MailOrder;
  reason: string | null;
  refund: number;
  refundId: string | null;
  isOffline: boolean;
}): MailContent {
  const { to, when } = refundWay(isOffline);
  return toBuyer(order, (letterhead) => ({
    worded: 'orderCancelled',
    subject: `Order ${order.number} has been cancelled`,
    preheader: refund > 0 ? `${formatPrice(refund)} is on its way back ${to}.` : 'Nothing was charged.',
    title: 'Your order has been cancelled',
    blocks: [
      ...(reason ? [reason] : []),
      refund > 0 ? `We’re refunding ${formatPrice(refund)} ${to}. ${when}` : 'Nothing was charged.',
      ...refundedOrder(letterhead, order, refundId),
    ],
  }));
}
