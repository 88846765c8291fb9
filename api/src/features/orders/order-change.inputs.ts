import { Field, ID, InputType } from 'type-graphql';
import { Constraint } from '../../platform/constraint.ts';
import { OrderStatus } from './order.enums.ts';

const MAX_SENTENCE = 500;

@Constraint({ message: 'Please shorten the text' })
@InputType({
  description:
    'A new status of an order. Its text appears on the tracking page for anyone with the number; ' +
    'only the buyer sees the notes.',
})
export class ChangeOrderStatusInput {
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
  @Constraint({ maxLength: 100 })
  @Field(() => String, { nullable: true, description: 'The carrier.' })
  shippingProvider?: string | null;
}
