import { formatPrice } from '@treadline/schema/trade/values/money';
import type { MailContent } from '../../../operations/mail/index.ts';
import { refundedOrder, toBuyer, type MailOrder } from '../../orders/index.ts';

/**
 * Tells a buyer that their bank decided a dispute for them and has paid them back.
 * @param amount in pence.
 * @param refundId the refund that books the loss.
 * @param isOver whether it ended the order.
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
