import { formatPrice } from '@treadline/schema/trade/values/money';
import type { MailContent } from '../../../operations/mail/index.ts';
import { refundedOrder, toBuyer, type MailOrder } from '../../orders/index.ts';

/**
 * To the buyer whom the bank has paid back, after it decided a dispute for them.
 * @param amount in pence.
 * @param refundId of the refund that books it.
 * @param isOver the order has ended with it.
 */
export function orderBankRefunded({
  order,
  amount,
  refundId,
  isOver,
}: {
  order: MailOrder;
  amount: number;
  refundId: string;
  isOver: boolean;
}): MailContent {
  const price = formatPrice(amount);
  return toBuyer(order, (letterhead) => ({
    subject: `Paid back by your bank: order ${order.number}`,
    preheader: isOver ? 'We’ve closed the order.' : 'The rest of your order stands.',
    title: `Your bank has paid back ${price}`,
    blocks: [
      `The bank that issued the card has settled the question about this payment, and has paid ${price} ` +
        'back to the card. Your bank can tell you when it shows on the account.',
      isOver
        ? 'We’ve closed the order, so nothing more will be sent or charged.'
        : 'Nothing else about your order changes.',
      ...refundedOrder(letterhead, order, refundId),
    ],
  }));
}
