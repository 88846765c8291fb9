import { Field, Int, ObjectType } from 'type-graphql';
import { DateTime, Pence } from '../../platform/scalars.ts';
import { DateRange } from '../delivery/delivery.entity.ts';
import { DeliveryMethod } from '../delivery/delivery.enums.ts';
import { OrderEvent } from '../orders/order-event.entity.ts';
import { StatusInfo } from '../orders/status-info.entity.ts';

@ObjectType({ simpleResolvers: true, description: 'A line of a tracked order.' })
export class TrackedItem {
  @Field({ description: 'What was bought.' }) productName: string;
  @Field(() => Int, { description: 'Pieces.' }) quantity: number;
  @Field(() => Pence, { description: 'Price of one piece.' }) price: number;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'What everybody who has its number may know of an order: no address, no e-mail, no whole name, no notes.',
})
export class TrackedOrder {
  @Field({ description: 'The number it is tracked by.' }) trackingNumber: string;
  @Field({ description: 'First name and initial; the whole name for its owner and for administrators.' })
  customerName: string;
  @Field(() => DateTime, { description: 'When it was placed.' }) orderDate: Date;
  @Field(() => Pence, { description: 'What was paid, delivery included.' }) total: number;
  @Field(() => DeliveryMethod, { description: 'How it gets there.' }) deliveryMethod: DeliveryMethod;
  @Field(() => String, {
    nullable: true,
    description: 'The carrier that brings it; null for the shop’s own team.',
  })
  carrier: string | null;
  @Field(() => DateRange, {
    nullable: true,
    description: 'The days between which it arrives; null once it has, and when it will not.',
  })
  estimatedDelivery: DateRange | null;
  @Field(() => String, {
    nullable: true,
    description:
      'The latest note of the driver or the warehouse, for its owner and for administrators; null for all others.',
  })
  deliveryNotes: string | null;
  @Field(() => [TrackedItem], { description: 'What was bought.' }) items: TrackedItem[];
}

@ObjectType({ simpleResolvers: true, description: 'Where an order is.' })
export class Tracking {
  @Field(() => TrackedOrder, { description: 'The order, as far as it is public.' }) order: TrackedOrder;
  @Field(() => StatusInfo, { description: 'How a page shows its status.' }) status: StatusInfo;
  @Field(() => [OrderEvent], {
    description: 'What happened to it, newest first. Its notes are told to its owner and to administrators.',
  })
  history: Pick<OrderEvent, 'status' | 'message' | 'at' | 'location' | 'notes'>[];
}
