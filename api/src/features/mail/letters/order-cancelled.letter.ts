import { formatPrice } from '@treadline/schema/trade/money';
import type { MailContent } from '../letter/letter.ts';
import { greeting } from '../letter/letter.words.ts';
import { buyerReason, orderContents, orderFacts, orderLinks, type MailOrder } from './order.letter.ts';

/**
 * To the buyer of an order that was called off before it was sent.
 * @param reason a sentence, or null when it was the buyer's own wish.
 * @param refund what is paid back, in pence; 0 when nothing had been paid.
 */
export function orderCancelled({
  order,
  reason,
  refund,
}: {
  order: MailOrder;
  reason: string | null;
  refund: number;
}): MailContent {
  return (letterhead) => ({
    subject: `Order ${order.number} is cancelled`,
    preheader: refund > 0 ? `${formatPrice(refund)} goes back to your card.` : 'Nothing was charged.',
    title: 'Your order is cancelled',
    blocks: [
      { kind: 'text', text: greeting(order.shippingAddress.firstName) },
      { kind: 'text', text: reason ?? 'As you asked, we have cancelled your order.' },
      {
        kind: 'text',
        text:
          refund > 0
            ? `${formatPrice(refund)} goes back to the card you paid with. Banks take up to 10 working days to show it.`
            : 'Nothing was charged.',
      },
      ...orderLinks(letterhead, order),
      orderFacts(order),
      ...orderContents(order),
    ],
    reason: buyerReason(letterhead),
  });
}
