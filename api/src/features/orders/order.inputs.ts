import { Field, InputType } from 'type-graphql';
import { DateTime } from '../../platform/scalars.ts';
import { OrderStatus, PaymentStatus } from './order.enums.ts';

@InputType({ description: 'The filter of a list of orders; orders must match all given fields.' })
export class OrderFilter {
  @Field(() => OrderStatus, {
    nullable: true,
    description: 'Only those that stand there, for example SHIPPED.',
  })
  status?: OrderStatus | null;
  @Field(() => PaymentStatus, { nullable: true, description: 'The state of their payment.' })
  paymentStatus?: PaymentStatus | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Only orders changed at this moment or later, for programs that poll.',
  })
  changedSince?: Date | null;
}
