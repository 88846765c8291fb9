import { deliveryWindowText } from '@treadline/schema/trade/places/delivery-window';
import { daysText, type MailContent } from '../../../operations/mail/index.ts';
import { contractMade } from './contract-notes.ts';
import { orderContents, toBuyer, trackingLinks, type MailOrder } from './order-email.parts.ts';
import type { Arrival } from './order-received.email.ts';
import { parcelBlocks, type Parcel } from './parcel-blocks.ts';

/** To the buyer when the tyres are dispatched. */
export function orderShipped({
  order,
  parcel,
  estimatedDelivery,
  cancellationDays,
}: {
  order: MailOrder;
  parcel: Parcel;
  estimatedDelivery: Arrival | null;
  cancellationDays: number;
}): MailContent {
  const { carrier, number, window } = parcel;
  // The driver's planned hours are more reliable than the estimate.
  const expected = window ? null : estimatedDelivery;
  const when = window
    ? `Planned for ${deliveryWindowText(window)}.`
    : expected && `Expected ${daysText(expected)}.`;
  return toBuyer(order, (letterhead) => ({
    subject: `Your tyres are on their way: ${order.number}`,
    preheader: [
      when ?? 'They’ve left our warehouse.',
      ...(number ? [`Tracking number ${number}.`] : []),
    ].join(' '),
    title: 'Your tyres are on their way',
    blocks: [
      carrier
        ? `Your order has left our warehouse with ${carrier}.`
        : 'Your order has left our warehouse with our own delivery team.',
      ...order.fittings
        .filter(({ centre, state }) => centre !== null && state !== 'CANCELLED')
        .map(({ centre }) => `The tyres for your fitting go straight to ${centre}.`),
      ...parcelBlocks(parcel),
      ...trackingLinks(letterhead, order),
      ...orderContents(order, expected),
      contractMade(letterhead, cancellationDays),
    ],
  }));
}
