import type { MailContent } from '../../mail/letter/letter.ts';
import { daysText, greeting } from '../../mail/letter/letter.words.ts';
import {
  buyerReason,
  cancellationNote,
  orderContents,
  orderFacts,
  trackingLinks,
  type MailOrder,
} from './order-letter.parts.ts';
import type { Arrival } from './order-received.letter.ts';
import { parcelBlocks, type Parcel } from './parcel-blocks.ts';

/**
 * To the buyer when the tyres are dispatched.
 * @param parcel what left, and with whom.
 */
export function orderShipped({
  order,
  parcel,
  estimatedDelivery,
}: {
  order: MailOrder;
  parcel: Parcel;
  estimatedDelivery: Arrival | null;
}): MailContent {
  const { carrier, number } = parcel;
  const trackingNumber = number ?? order.number;
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
      ...parcelBlocks(parcel),
      ...trackingLinks(letterhead, order),
      orderFacts(order, estimatedDelivery),
      ...orderContents(order),
      cancellationNote(letterhead),
    ],
    reason: buyerReason(letterhead),
  });
}
