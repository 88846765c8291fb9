import { Field, ID, InputType } from 'type-graphql';
import { OrderStatus } from '../orders/order.enums.ts';

@InputType({
  description:
    'A step of an order. What is written here stands on its tracking page, which everybody sees who has its number; only the notes are for its buyer alone.',
})
export class ChangeOrderStatusInput {
  @Field(() => ID, { description: 'The id of the order.' }) orderId: string;
  @Field(() => OrderStatus, { description: 'Where it goes.' }) status: OrderStatus;
  @Field(() => String, {
    nullable: true,
    description: 'What happened, in a sentence of at most 500 characters; the shop has one for each status.',
  })
  message?: string | null;
  @Field(() => String, { nullable: true, description: 'Where, for example a depot. At most 200 characters.' })
  location?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'What the driver or the warehouse adds. At most 1000 characters.',
  })
  notes?: string | null;
  @Field(() => String, { nullable: true, description: 'Who brings it. At most 100 characters.' })
  shippingProvider?: string | null;
}

@InputType({ description: 'A refund of all that was paid for an order.' })
export class RefundOrderInput {
  @Field(() => ID, { description: 'The id of the order.' }) orderId: string;
  @Field(() => String, {
    nullable: true,
    description: 'Why, in a sentence for the customer of at most 500 characters.',
  })
  reason?: string | null;
}
