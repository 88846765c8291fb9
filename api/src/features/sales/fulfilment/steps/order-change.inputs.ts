import type { InputRule } from '@treadline/schema/input/rule';
import { Field, ID, InputType } from 'type-graphql';
import { Constraint } from '../../../../platform/input/constraint.ts';
import { OrderStatus } from '../../orders/index.ts';
import { DeliveryProofInput, DeliveryWindowInput } from '../deliveries/order-delivery.inputs.ts';

const MAX_SENTENCE = 500;
/** The name of a carrier. */
export const CARRIER: InputRule = { maxLength: 100 };
/** No carrier's number has more than 40 characters, or others than these: what has is a slip of the scanner. */
export const CARRIER_TRACKING_NUMBER: InputRule = {
  pattern: String.raw`^(?:[A-Za-z0-9][A-Za-z0-9 ./-]{3,39})?$`,
  message: 'Please check the tracking number: it has 4 to 40 letters and digits',
};

@Constraint({ message: 'Please shorten the text' })
@InputType({
  description:
    'A new status of an order. Its text appears on the tracking page for anyone with the number; ' +
    'only the buyer sees the notes.',
})
export class UpdateOrderStatusInput {
  @Field(() => ID, { description: 'Which one to change, a UUID.' }) orderId: string;
  @Field(() => OrderStatus, { description: 'The new status.' }) status: OrderStatus;
  @Constraint({ maxLength: MAX_SENTENCE })
  @Field(() => String, {
    nullable: true,
    description: 'What happened, in a sentence; by default the shop’s own for the status.',
  })
  message?: string | null;
  @Constraint({ maxLength: 200 })
  @Field(() => String, { nullable: true, description: 'The place, for example a depot.' })
  location?: string | null;
  @Constraint({ maxLength: 1_000 })
  @Field(() => String, {
    nullable: true,
    description: 'A note of the driver or the warehouse.',
  })
  notes?: string | null;
  @Constraint(CARRIER)
  @Field(() => String, { nullable: true, description: 'The carrier.' })
  shippingProvider?: string | null;
  @Constraint(CARRIER_TRACKING_NUMBER)
  @Field(() => String, {
    nullable: true,
    description: 'The number under which the carrier follows the parcel; taken with SHIPPED only.',
  })
  carrierTrackingNumber?: string | null;
  @Field(() => DeliveryWindowInput, {
    nullable: true,
    description: 'When the driver comes; taken with PROCESSING and SHIPPED only.',
  })
  window?: DeliveryWindowInput | null;
  @Field(() => DeliveryProofInput, {
    nullable: true,
    description: 'How the driver left the tyres; taken with DELIVERED only.',
  })
  proof?: DeliveryProofInput | null;
}
