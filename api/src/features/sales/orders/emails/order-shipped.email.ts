import { deliveryWindowText } from '@treadline/schema/trade/places/delivery-window';
import { daysText, type Block, type MailContent } from '../../../operations/mail/index.ts';
import type { OrderParcel } from '../record/order-parcel.type.ts';
import { contractMade } from './contract-notes.ts';
import { orderContents, toBuyer, trackingLinks, type MailOrder } from './order-email.parts.ts';
import type { Arrival } from './order-received.email.ts';
import { parcelBlocks, type Parcel } from './parcel-blocks.ts';

/** To the buyer when the tyres are dispatched. */
export function orderShipped({
  order,
  parcel,
  centreParcel,
  estimatedDelivery,
  cancellationDays,
}: {
  order: MailOrder;
  parcel: Parcel;
  /** The second parcel, to a fitting centre; null if there's only one. */
  centreParcel: OrderParcel | null;
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
    worded: 'orderShipped',
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
      ...parcelBlocks(parcel),
      ...order.fittings
        .filter(({ centre, state }) => centre !== null && state !== 'CANCELLED')
        .flatMap(({ centre }) => toCentre(centre, centreParcel)),
      ...trackingLinks(letterhead, order),
      ...orderContents(order, expected),
      contractMade(letterhead, cancellationDays),
    ],
  }));
}

function toCentre(centre: string | null, parcel: OrderParcel | null): Block[] {
  const sentence = `The tyres for your fitting go straight to ${centre}`;
  if (!parcel) return [`${sentence}.`];
  const { carrier, trackingNumber: number, trackingUrl: url } = parcel;
  return [`${sentence}, with ${carrier}.`, ...parcelBlocks({ carrier, number, url, window: null })];
}
