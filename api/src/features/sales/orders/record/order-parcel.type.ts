import { SENT_STATUSES } from '@treadline/schema/trade/order/order-status';
import { carrierLink } from '@treadline/schema/trade/places/carriers';
import { Field, ObjectType } from 'type-graphql';
import type { Order } from './order.entity.ts';
import { goesToBuyer } from './tyre-lines.ts';

@ObjectType({ description: 'A parcel that has left the warehouse.' })
export class OrderParcel {
  @Field({ description: 'The carrier’s name.' }) carrier: string;
  @Field(() => String, { nullable: true, description: 'The carrier’s tracking number; null if it has none.' })
  trackingNumber: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The carrier’s tracking page for the parcel; null if the shop doesn’t know one.',
  })
  trackingUrl: string | null;
}

const parcel = (carrier: string, trackingNumber: string | null): OrderParcel => ({
  carrier,
  trackingNumber,
  trackingUrl: carrierLink(carrier, trackingNumber),
});

/** The parcel to the fitting centre of an order that's sent in two; null if it's sent in one, and until it's sent. */
export function centreParcelOf(order: Order): OrderParcel | null {
  const { centreCarrier, centreTrackingNumber, shippingProvider } = order;
  return centreCarrier === null && centreTrackingNumber === null
    ? null
    : parcel(centreCarrier ?? shippingProvider, centreTrackingNumber);
}

/** The parcel with the tyres for a fitting centre; null until it's sent. The order's lines must be loaded. */
export function parcelToCentre(order: Order): OrderParcel | null {
  if (order.isCollected || !SENT_STATUSES.includes(order.status)) return null;
  return goesToBuyer(order)
    ? centreParcelOf(order)
    : parcel(order.shippingProvider, order.carrierTrackingNumber);
}
