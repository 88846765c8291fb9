import { Field, Int, ObjectType } from 'type-graphql';
import { DateTime, Pence } from '../../../platform/input/scalars.ts';
import { DateRange, DeliveryMethod } from '../../shop/delivery/index.ts';
import { Fulfilment } from '../../shop/fitting/index.ts';
import { DeliveryWindow } from '../fulfilment/index.ts';
import { OrderEvent, OrderLineKind, OrderParcel, StatusInfo } from '../orders/index.ts';

@ObjectType({ description: 'A line of a tracked order.' })
export class TrackedLine {
  @Field({ description: 'The tyre’s or plan’s name.' }) productName: string;
  @Field(() => OrderLineKind, { description: 'Whether the units are tyres, plans or fitting.' })
  kind: OrderLineKind;
  @Field(() => Fulfilment, { description: 'How the buyer receives the tyres of the line.' })
  fulfilment: Fulfilment;
  @Field(() => Int, { description: 'The number of units.' }) quantity: number;
  @Field(() => Pence, { description: 'The price of one unit.' }) unitPrice: number;
}

@ObjectType({
  description:
    'The public part of an order, for anyone with its tracking number: no address, email, full name or ' +
    'notes.',
})
export class TrackedOrder {
  @Field({ description: 'The order number, for example TFL-4829-1736.' }) number: string;
  @Field({ description: 'The tracking number, for example TFL2611-4K7M-9XQ2-HB3D.' })
  trackingNumber: string;
  @Field({
    description: 'First name and initial; the full name for the order’s owner and for administrators.',
  })
  customerName: string;
  @Field(() => DateTime, { description: 'When the order was placed.' }) createdAt: Date;
  @Field(() => Pence, { description: 'The total, including delivery.' }) total: number;
  @Field({ description: 'Whether the order was paid; unpaid orders aren’t sent.' }) isPaid: boolean;
  @Field(() => DeliveryMethod, { description: 'How the order is delivered.' }) deliveryMethod: DeliveryMethod;
  @Field(() => String, {
    nullable: true,
    description: 'The carrier; null for the shop’s own team.',
  })
  carrier: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The carrier’s own tracking number; null if there isn’t one.',
  })
  carrierTrackingNumber: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The carrier’s tracking page for the parcel; null if the shop doesn’t know one.',
  })
  carrierTrackingUrl: string | null;
  @Field(() => OrderParcel, {
    nullable: true,
    description: 'The second parcel, to a fitting centre; null if there’s only one.',
  })
  centreParcel: OrderParcel | null;
  @Field(() => DeliveryWindow, {
    nullable: true,
    description: 'When the driver comes; null until that’s planned, and once the tyres have arrived.',
  })
  deliveryWindow: DeliveryWindow | null;
  @Field(() => DateRange, {
    nullable: true,
    description:
      'The days between which the order arrives; null before payment, while on hold, after delivery, ' +
      'and if it won’t be delivered.',
  })
  estimatedDelivery: DateRange | null;
  @Field(() => String, {
    nullable: true,
    description:
      'The latest note from the driver or the warehouse; null for everyone but the order’s owner and ' +
      'administrators.',
  })
  deliveryNotes: string | null;
  @Field(() => [TrackedLine], { description: 'The tyres and plans bought.' }) lines: TrackedLine[];
}

@ObjectType({ description: 'Where an order is.' })
export class Tracking {
  @Field(() => TrackedOrder, { description: 'The public part of the order.' }) order: TrackedOrder;
  @Field(() => StatusInfo, { description: 'The status in words for the buyer.' }) status: StatusInfo;
  @Field(() => [OrderEvent], {
    description: 'The order’s history, newest first. Only its owner and administrators see the notes.',
  })
  history: Pick<OrderEvent, 'status' | 'message' | 'at' | 'location' | 'notes'>[];
}
