import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import { DateTime, Pence } from '../../../../platform/input/scalars.ts';
import { RefundOrigin, RefundStatus, type RefundRow } from '../../orders/index.ts';

@ObjectType({ description: 'Units of an order line that a refund pays back.' })
export class RefundLine {
  @Field(() => ID, { description: 'The number of the order line.' }) lineId: number;
  @Field(() => Int, { description: 'Units paid back.' }) quantity: number;
  @Field({ description: 'Whether they go back on sale once the refund has succeeded.' }) restock: boolean;
}

@ObjectType({
  description:
    'Money paid back for an order, all of it or a part. Tried again after a failure, it is PENDING again.',
})
export class OrderRefund {
  @Field(() => ID, { description: 'Its id for retryRefund, a UUID.' }) id: string;
  @Field(() => Pence, { description: 'The amount refunded.' }) amount: number;
  @Field(() => Pence, {
    description:
      'How much of the amount is for the delivery; 0 where all that was left of the order is refunded.',
  })
  deliveryCharge: number;
  @Field(() => [RefundLine], {
    description: 'The units it pays back; empty for a plain amount, and for all that was left of the order.',
  })
  lines: readonly RefundLine[];
  @Field(() => RefundStatus, { description: 'The state of the refund.' }) status: RefundStatus;
  @Field(() => RefundOrigin, { nullable: true, description: 'Who paid it back.' })
  @Auth('ADMIN', 'READ_ORDERS')
  origin: RefundOrigin;
  @Field({ description: 'The reason, as its mail and the tracking page give it.' }) reason: string;
  @Field({
    description:
      'Whether it pays back all that is left, so that the order ends with it: nothing else may happen to the order ' +
      'while it is under way.',
  })
  endsOrder: boolean;
  @Field(() => DateTime, { description: 'When it was asked for.' }) createdAt: Date;
  @Field(() => DateTime, { description: 'When its state was last changed.' }) updatedAt: Date;
  @Field(() => String, {
    nullable: true,
    description:
      'The administrator or API key that asked for it; null for the buyer, the shop itself and what others paid back.',
  })
  @Auth('ADMIN', 'READ_ORDERS')
  author: string | null;
  @Field(() => Int, {
    nullable: true,
    description: 'How often it was begun: 1, unless it failed and was tried again.',
  })
  @Auth('ADMIN', 'READ_ORDERS')
  tries: number;
  @Field(() => String, {
    nullable: true,
    description: 'Stripe’s id of it; null until Stripe has begun it, and where it was paid out by hand.',
  })
  @Auth('ADMIN', 'READ_ORDERS')
  providerRefundId: string | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'When the shop noted that it came to nothing and is not owed any more; null unless it did.',
  })
  @Auth('ADMIN', 'READ_ORDERS')
  givenUpAt: Date | null;
  @Field(() => String, {
    nullable: true,
    description: 'Why the payment provider refused it, as a code and in words; null unless it did.',
  })
  @Auth('ADMIN', 'READ_ORDERS')
  providerMessage: string | null;
}

/** A refund as the schema shows it. */
export const refundOf = (row: RefundRow): OrderRefund => ({
  ...row,
  deliveryCharge: row.delivery,
  reason: row.message,
  endsOrder: row.endsAs !== null,
  tries: row.attempt,
  providerMessage: row.refusal,
});
