import { Field, InputType } from 'type-graphql';
import { DateTime } from '../../platform/scalars.ts';
import { OrderStatus, PaymentStatus } from './order.enums.ts';

@InputType({ description: 'What to narrow a list of orders by; orders must meet all that is given.' })
export class OrderFilter {
  @Field(() => OrderStatus, { nullable: true, description: 'How far they have come.' })
  status?: OrderStatus | null;
  @Field(() => PaymentStatus, { nullable: true, description: 'What has been paid of them.' })
  paymentStatus?: PaymentStatus | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Only those that changed at this moment or later, for programs that ask again and again.',
  })
  changedSince?: Date | null;
}
