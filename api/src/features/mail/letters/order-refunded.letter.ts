import { formatPrice } from '@treadline/schema/trade/money';
import type { MailContent } from '../letter/letter.ts';
import { greeting } from '../letter/letter.words.ts';
import { buyerReason, orderContents, orderFacts, orderLinks, type MailOrder } from './order.letter.ts';

/**
 * To the buyer whose money was paid back.
 * @param amount what was paid back this time, in pence.
 * @param paid what the buyer had paid, in pence.
 * @param reason a sentence for the buyer, or null.
 */
export function orderRefunded({
  order,
  amount,
  paid,
  reason,
}: {
  order: MailOrder;
  amount: number;
  paid: number;
  reason: string | null;
}): MailContent {
  return (letterhead) => ({
    subject: `We have refunded ${formatPrice(amount)}: ${order.number}`,
    preheader: 'It goes back to the card you paid with.',
    title: `${formatPrice(amount)} is on its way back`,
    blocks: [
      { kind: 'text', text: greeting(order.shippingAddress.firstName) },
      ...(reason ? [{ kind: 'text', text: reason } as const] : []),
      {
        kind: 'text',
        text: `We have refunded ${formatPrice(amount)}${amount < paid ? ` of the ${formatPrice(paid)} you paid` : ', all that you paid'}, to the card you paid with. Banks take up to 10 working days to show it.`,
      },
      ...orderLinks(letterhead, order),
      orderFacts(order),
      ...orderContents(order),
    ],
    reason: buyerReason(letterhead),
  });
}
