import { disputeReasonText } from '@treadline/schema/trade/order/payment/dispute-state';
import { formatPrice } from '@treadline/schema/trade/values/money';
import { dateText, shopReason, type MailContent } from '../../../operations/mail/index.ts';
import { adminOrderLink } from '../../orders/index.ts';

/**
 * Tells the shop that a buyer's bank disputes a payment.
 * @param amount in pence.
 * @param reason the provider's code for the buyer's reason.
 * @param evidenceDueBy the deadline for the shop's answer; null if it can't answer.
 */
export function disputeOpened({
  orderId,
  number,
  amount,
  reason,
  evidenceDueBy,
}: {
  orderId: string;
  number: string;
  amount: number;
  reason: string;
  evidenceDueBy: Date | null;
}): MailContent {
  const due = evidenceDueBy && dateText(evidenceDueBy);
  return (letterhead) => ({
    subject: `A bank disputes order ${number}`,
    preheader: `${formatPrice(amount)} is disputed${due ? `: answer by ${due}` : ''}. The order is on hold.`,
    title: `A bank disputes ${formatPrice(amount)} of order ${number}`,
    blocks: [
      disputeReasonText(reason),
      {
        kind: 'facts',
        facts: [
          ['Order', number],
          ['Disputed', formatPrice(amount)],
          ...(due ? [['Answer by', due] as const] : []),
        ],
      },
      due
        ? `Answer it in Stripe’s Dashboard by ${due}, or accept it there. Without an answer the money is lost.`
        : 'Stripe’s Dashboard says what you can do about it.',
      'Until the bank decides, the order can’t be sent, and you can’t refund it. If the bank decides for the ' +
        'buyer, it pays them back itself.',
      adminOrderLink(letterhead, orderId),
    ],
    reason: shopReason(letterhead),
  });
}
