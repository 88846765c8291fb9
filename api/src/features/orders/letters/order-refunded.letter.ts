import { formatPrice } from '@treadline/schema/trade/money';
import type { MailContent } from '../../mail/letter/letter.ts';
import { greeting } from '../../mail/letter/letter.words.ts';
import { buyerReason, orderContents, orderFacts, orderLinks, type MailOrder } from './order-letter.parts.ts';

/**
 * To the buyer whose payment was refunded.
 * @param amount refunded, in pence: all that was paid.
 * @param reason a sentence for the buyer, or null.
 */
export function orderRefunded({
  order,
  amount,
  reason,
}: {
  order: MailOrder;
  amount: number;
  reason: string | null;
}): MailContent {
  return (letterhead) => ({
    subject: `We’ve refunded ${formatPrice(amount)}: ${order.number}`,
    preheader: 'It’s going back to the card you paid with.',
    title: `${formatPrice(amount)} is on its way back`,
    blocks: [
      { kind: 'text', text: greeting(order.shippingAddress.firstName) },
      ...(reason ? [{ kind: 'text', text: reason } as const] : []),
      {
        kind: 'text',
        text:
          `We’ve refunded ${formatPrice(amount)}, all you paid, to the card you paid with. ` +
          'It can take up to 10 working days to show on your account.',
      },
      ...orderLinks(letterhead, order),
      orderFacts(order),
      ...orderContents(order),
    ],
    reason: buyerReason(letterhead),
  });
}
