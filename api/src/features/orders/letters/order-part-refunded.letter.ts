import { formatPrice } from '@treadline/schema/trade/money';
import type { MailContent } from '../../mail/letter/letter.ts';
import { greeting } from '../../mail/letter/letter.words.ts';
import {
  buyerReason,
  creditNoteLink,
  orderContents,
  orderFacts,
  orderLinks,
  refundWay,
  type MailOrder,
} from './order-letter.parts.ts';

/** What a refund was for. Pence. */
interface RefundedPart {
  readonly order: MailOrder;
  readonly amount: number;
  readonly refundId: string;
  /** How much of it is the delivery charge. */
  readonly delivery: number;
  readonly units: readonly { readonly name: string; readonly quantity: number }[];
  /** A sentence for the buyer. */
  readonly reason: string;
  /** The order was not paid through Stripe. */
  readonly byHand: boolean;
}

/** The units and the delivery charge that were refunded: "2 × Michelin …, delivery £15.99". */
function contentsText({ units, delivery }: RefundedPart): string {
  return [
    ...units.map(({ name, quantity }) => `${quantity} × ${name}`),
    ...(delivery > 0 ? [`delivery ${formatPrice(delivery)}`] : []),
  ].join(', ');
}

/** To the buyer who was refunded a part of what was paid; the rest of the order stands. */
export function orderPartRefunded(part: RefundedPart): MailContent {
  const { order, amount, refundId, reason, byHand } = part;
  const { to, when } = refundWay(byHand);
  const contents = contentsText(part);
  return (letterhead) => ({
    subject: `We’ve refunded ${formatPrice(amount)} for order ${order.number}`,
    preheader: `It’s going back ${to}.`,
    title: `${formatPrice(amount)} is on its way back`,
    blocks: [
      { kind: 'text', text: greeting(order.shippingAddress.firstName) },
      { kind: 'text', text: reason },
      {
        kind: 'text',
        text:
          `It’s part of the ${formatPrice(order.total)} you paid, and goes back ${to}. ${when} ` +
          'Nothing else about your order changes.',
      },
      ...(contents ? [{ kind: 'text', text: `Refunded: ${contents}.` } as const] : []),
      ...orderLinks(letterhead, order),
      ...creditNoteLink(letterhead, order, refundId),
      orderFacts(order),
      ...orderContents(order),
    ],
    reason: buyerReason(letterhead),
  });
}
