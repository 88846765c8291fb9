import { formatPrice } from '@treadline/schema/trade/values/money';
import { shopReason, type MailContent } from '../../../operations/mail/index.ts';
import { adminOrderLink } from '../../orders/index.ts';

/**
 * Tells the shop that a refund failed, unless a member of staff already saw that on screen.
 * @param amount in pence.
 * @param reason the provider's code and message.
 * @param isBuyerMailed whether the buyer got an email too.
 */
export function refundFailed({
  orderId,
  number,
  amount,
  reason,
  isBuyerMailed,
}: {
  orderId: string;
  number: string;
  amount: number;
  reason: string;
  isBuyerMailed: boolean;
}): MailContent {
  const price = formatPrice(amount);
  return (letterhead) => ({
    subject: `A refund of ${price} didn’t go through`,
    preheader: `Order ${number}: the buyer doesn’t have the money.`,
    title: `A refund of ${price} for order ${number} didn’t go through`,
    blocks: [
      {
        kind: 'facts',
        facts: [
          ['Order', number],
          ['Refund', price],
          ['Reason', reason],
        ],
      },
      isBuyerMailed
        ? 'We’ve told the buyer that it didn’t go through, and that you’ll sort it out.'
        : 'The buyer hasn’t been emailed about it.',
      'The order stays under “Needs attention” until you refund it again, pay the buyer another way, or say that ' +
        'nothing is owed any more.',
      adminOrderLink(letterhead, orderId),
    ],
    reason: shopReason(letterhead),
  });
}
