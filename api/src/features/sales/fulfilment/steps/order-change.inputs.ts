import { Field, ID, InputType } from 'type-graphql';
import { Constraint } from '../../../../platform/input/constraint.ts';
import { OrderStatus } from '../../orders/index.ts';
import { DeliveryProofInput, DeliveryWindowInput } from '../deliveries/order-delivery.inputs.ts';
import { CARRIER, CARRIER_TRACKING_NUMBER, ParcelInput } from './parcel.inputs.ts';

const MAX_SENTENCE = 500;
@Constraint({ message: 'Please shorten the text' })
@InputType({
  description:
    'A new status for an order. Anyone with the tracking number can read the message on the tracking page; ' +
    'only the buyer can read the notes.',
})
export class UpdateOrderStatusInput {
  @Field(() => ID, { description: 'The order’s UUID.' }) orderId: string;
  @Field(() => OrderStatus, { description: 'The new status.' }) status: OrderStatus;
  @Constraint({ maxLength: MAX_SENTENCE })
  @Field(() => String, {
    nullable: true,
    description: 'A sentence that says what happened; by default the shop’s own text for the status.',
  })
  message?: string | null;
  @Constraint({ maxLength: 200 })
  @Field(() => String, { nullable: true, description: 'Where it happened, for example at a depot.' })
  location?: string | null;
  @Constraint({ maxLength: 1_000 })
  @Field(() => String, {
    nullable: true,
    description: 'A note from the driver or the warehouse.',
  })
  notes?: string | null;
  @Constraint(CARRIER)
  @Field(() => String, { nullable: true, description: 'The carrier.' })
  shippingProvider?: string | null;
  @Constraint(CARRIER_TRACKING_NUMBER)
  @Field(() => String, {
    nullable: true,
    description: 'The carrier’s tracking number; only used with SHIPPED.',
  })
  carrierTrackingNumber?: string | null;
  @Field(() => ParcelInput, {
    nullable: true,
    description: 'The parcel to the fitting centre, if the buyer gets one too; only used with SHIPPED.',
  })
  centreParcel?: ParcelInput | null;
  @Field(() => DeliveryWindowInput, {
    nullable: true,
    description: 'The delivery window; only used with PROCESSING and SHIPPED.',
  })
  window?: DeliveryWindowInput | null;
  @Field(() => DeliveryProofInput, {
    nullable: true,
    description: 'How the driver left the tyres; only used with DELIVERED.',
  })
  proof?: DeliveryProofInput | null;
}
