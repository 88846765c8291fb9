import { formatPrice } from '@treadline/schema/trade/money';
import type { MailContent } from '../../mail/letter/letter.ts';
import { greeting } from '../../mail/letter/letter.words.ts';
import {
  buyerReason,
  creditNoteHint,
  orderContents,
  orderFacts,
  orderLinks,
  refundWay,
  type MailOrder,
} from './order-letter.parts.ts';

/**
 * To the buyer of an order that was cancelled before dispatch.
 * @param reason a sentence, or null if the buyer cancelled.
 * @param refund the amount refunded, in pence; 0 if nothing had been paid.
 * @param byHand the order was not paid through Stripe.
 */
export function orderCancelled({
  order,
  reason,
  refund,
  byHand,
}: {
  order: MailOrder;
  reason: string | null;
  refund: number;
  byHand: boolean;
}): MailContent {
  const { to, when } = refundWay(byHand);
  return (letterhead) => ({
    subject: `Order ${order.number} has been cancelled`,
    preheader: refund > 0 ? `${formatPrice(refund)} is on its way back ${to}.` : 'Nothing was charged.',
    title: 'Your order has been cancelled',
    blocks: [
      { kind: 'text', text: greeting(order.shippingAddress.firstName) },
      { kind: 'text', text: reason ?? 'As you asked, we’ve cancelled your order.' },
      {
        kind: 'text',
        text: refund > 0 ? `We’re refunding ${formatPrice(refund)} ${to}. ${when}` : 'Nothing was charged.',
      },
      ...(refund > 0 ? creditNoteHint(order) : []),
      ...orderLinks(letterhead, order),
      orderFacts(order),
      ...orderContents(order),
    ],
    reason: buyerReason(letterhead),
  });
}
