import type { MailContent } from '../../mail/letter/letter.ts';
import { daysText, greeting } from '../../mail/letter/letter.words.ts';
import { contractMade } from './contract-notes.ts';
import {
  buyerReason,
  orderContents,
  orderFacts,
  trackingLinks,
  type MailOrder,
} from './order-letter.parts.ts';
import type { Arrival } from './order-received.letter.ts';

/**
 * To the buyer when the tyres are dispatched.
 * @param carrier that delivers them; null for the shop's own team.
 */
export function orderShipped({
  order,
  carrier,
  trackingNumber,
  estimatedDelivery,
}: {
  order: MailOrder;
  carrier: string | null;
  trackingNumber: string;
  estimatedDelivery: Arrival | null;
}): MailContent {
  return (letterhead) => ({
    subject: `Your tyres are on their way: ${order.number}`,
    preheader: estimatedDelivery
      ? `Expected ${daysText(estimatedDelivery)}. Tracking number ${trackingNumber}.`
      : `Tracking number ${trackingNumber}.`,
    title: 'Your tyres are on their way',
    blocks: [
      { kind: 'text', text: greeting(order.shippingAddress.firstName) },
      {
        kind: 'text',
        text: carrier
          ? `Your order has left our warehouse with ${carrier}.`
          : 'Your order has left our warehouse with our own delivery team.',
      },
      ...(trackingNumber === order.number
        ? []
        : [{ kind: 'facts', facts: [['Tracking number', trackingNumber]] } as const]),
      ...trackingLinks(letterhead, order),
      orderFacts(order, estimatedDelivery),
      ...orderContents(order),
      contractMade(letterhead),
    ],
    reason: buyerReason(letterhead),
  });
}
