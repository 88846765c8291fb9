import { Field, ObjectType } from 'type-graphql';
import { Auth } from '../../platform/auth-directive.ts';
import { Pence } from '../../platform/scalars.ts';
import { RefundStatus } from './order.enums.ts';

@ObjectType({
  simpleResolvers: true,
  description:
    'The refund of an order: all that was paid for it. Asked for again after a refusal, it is PENDING again.',
})
export class OrderRefund {
  @Field(() => Pence, { description: 'How much.' }) amount: number;
  @Field(() => RefundStatus, { description: 'How far it has come.' }) status: RefundStatus;
  @Field(() => String, {
    nullable: true,
    description: 'Why the payment provider refused it, in its code and in words; null unless it did.',
  })
  @Auth('ADMIN', 'READ_ORDERS')
  providerMessage: string | null;
}
