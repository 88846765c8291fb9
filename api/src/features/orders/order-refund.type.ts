import { Field, ObjectType } from 'type-graphql';
import { Auth } from '../../platform/auth-directive.ts';
import { Pence } from '../../platform/scalars.ts';
import { RefundStatus } from './order.enums.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'The full refund of an order. Requested again after a refusal, it is PENDING again.',
})
export class OrderRefund {
  @Field(() => Pence, { description: 'The amount refunded.' }) amount: number;
  @Field(() => RefundStatus, { description: 'The state of the refund.' }) status: RefundStatus;
  @Field(() => String, {
    nullable: true,
    description: 'Why the payment provider refused it, as a code and in words; null unless it did.',
  })
  @Auth('ADMIN', 'READ_ORDERS')
  providerMessage: string | null;
}
