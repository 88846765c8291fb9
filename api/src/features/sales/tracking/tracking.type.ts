import { Field, Int, ObjectType } from 'type-graphql';
import { DateTime, Pence } from '../../../platform/input/scalars.ts';
import { DateRange, DeliveryMethod } from '../../shop/delivery/index.ts';
import { DeliveryWindow } from '../fulfilment/index.ts';
import { OrderEvent, StatusInfo } from '../orders/index.ts';

@ObjectType({ description: 'A line of a tracked order.' })
export class TrackedLine {
  @Field({ description: 'What was bought.' }) productName: string;
  @Field(() => Int, { description: 'Units.' }) quantity: number;
  @Field(() => Pence, { description: 'Price of one unit.' }) unitPrice: number;
}

@ObjectType({
  description:
    'What anyone with its tracking number may know of an order: no address, e-mail, full name or notes.',
})
export class TrackedOrder {
  @Field({ description: 'The order number, for people, for example TFL-4829-1736.' }) number: string;
  @Field({ description: 'The number it was found by, for example TFL2611-4K7M-9XQ2-HB3D.' })
  trackingNumber: string;
  @Field({ description: 'First name and initial; the full name for its owner and for administrators.' })
  customerName: string;
  @Field(() => DateTime, { description: 'When the order was placed.' }) createdAt: Date;
  @Field(() => Pence, { description: 'The total, including delivery.' }) total: number;
  @Field({ description: 'Whether it was paid; what was not is not sent.' }) isPaid: boolean;
  @Field(() => DeliveryMethod, { description: 'How it reaches the door.' }) deliveryMethod: DeliveryMethod;
  @Field(() => String, {
    nullable: true,
    description: 'The carrier; null for the shop’s own team.',
  })
  carrier: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The number under which the carrier follows the parcel; null if it has none.',
  })
  carrierTrackingNumber: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The carrier’s own page about the parcel; null if there is none that the shop knows.',
  })
  carrierTrackingUrl: string | null;
  @Field(() => DeliveryWindow, {
    nullable: true,
    description: 'When the driver comes; null while that is not planned, and once the tyres have arrived.',
  })
  deliveryWindow: DeliveryWindow | null;
  @Field(() => DateRange, {
    nullable: true,
    description:
      'The days between which it arrives; null until it is paid, once it has arrived, and if it will not.',
  })
  estimatedDelivery: DateRange | null;
  @Field(() => String, {
    nullable: true,
    description:
      'The latest note of the driver or the warehouse; null for everyone but its owner and ' +
      'administrators.',
  })
  deliveryNotes: string | null;
  @Field(() => [TrackedLine], { description: 'What was bought.' }) lines: TrackedLine[];
}

@ObjectType({ description: 'Where an order is.' })
export class Tracking {
  @Field(() => TrackedOrder, { description: 'The public part of the order.' }) order: TrackedOrder;
  @Field(() => StatusInfo, { description: 'The status as a page shows it.' }) status: StatusInfo;
  @Field(() => [OrderEvent], {
    description: 'The history of the order, newest first. Only its owner and administrators see the notes.',
  })
  history: Pick<OrderEvent, 'status' | 'message' | 'at' | 'location' | 'notes'>[];
}
