import { formatPrice } from '@treadline/schema/trade/values/money';
import type { MailContent } from '../../../operations/mail/index.ts';
import { refundedOrder, refundWay, toBuyer, type MailOrder } from './order-email.parts.ts';

/**
 * To the buyer whose payment was refunded.
 * @param amount the amount refunded, in pence: all that was paid, or the rest of it.
 * @param isWhole whether this is the first refund, so the buyer gets everything back at once.
 * @param reason a sentence for the buyer; null if there isn't one.
 * @param isOffline whether the order was paid offline, not through the payment provider.
 */
export function orderRefunded({
  order,
  amount,
  refundId,
  isWhole,
  reason,
  isOffline,
}: {
  order: MailOrder;
  amount: number;
  refundId: string | null;
  isWhole: boolean;
  reason: string | null;
  isOffline: boolean;
}): MailContent {
  const { to, when } = refundWay(isOffline);
  return toBuyer(order, (letterhead) => ({
    worded: 'orderRefunded',
    subject: `We’ve refunded ${formatPrice(amount)} for order ${order.number}`,
    preheader: `It’s going back ${to}.`,
    title: `${formatPrice(amount)} is on its way back`,
    blocks: [
      ...(reason ? [reason] : []),
      `It’s ${isWhole ? 'all you paid' : 'the rest of what you paid'}, and goes back ${to}. ${when}`,
      ...refundedOrder(letterhead, order, refundId),
    ],
  }));
}
