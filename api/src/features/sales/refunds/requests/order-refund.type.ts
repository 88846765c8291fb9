import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import { DateTime, Pence } from '../../../../platform/input/scalars.ts';
import { RefundOrigin, RefundStatus, type RefundRow } from '../../orders/index.ts';

@ObjectType({ description: 'Refunded units of an order line.' })
export class RefundLine {
  @Field(() => ID, { description: 'The id of the order line.' }) lineId: number;
  @Field(() => Int, { description: 'The number of refunded units.' }) quantity: number;
  @Field({ description: 'Whether they go back on sale when the refund succeeds.' }) restock: boolean;
}

@ObjectType({
  description: 'A full or partial refund of an order. Retrying it after a failure makes it PENDING again.',
})
export class OrderRefund {
  @Field(() => ID, { description: 'The refund’s UUID, for `retryRefund`.' }) id: string;
  @Field(() => Pence, { description: 'The amount refunded.' }) amount: number;
  @Field(() => Pence, {
    description:
      'The part of the amount that’s for delivery; 0 if it refunds all that was left of the order.',
  })
  deliveryCharge: number;
  @Field(() => [RefundLine], {
    description:
      'The refunded units; empty for a plain amount, or if it refunds all that was left of the order.',
  })
  lines: readonly RefundLine[];
  @Field(() => RefundStatus, { description: 'The state of the refund.' }) status: RefundStatus;
  @Field(() => RefundOrigin, {
    nullable: true,
    description: 'Whether it was made by the shop, at the provider, or by a lost dispute.',
  })
  @Auth('ADMIN', 'READ_ORDERS')
  origin: RefundOrigin;
  @Field({ description: 'The reason, as shown on the tracking page and in the email.' }) reason: string;
  @Field({
    description:
      'Whether it refunds all that is left and so ends the order. While such a refund is pending, the order can’t ' +
      'change.',
  })
  endsOrder: boolean;
  @Field(() => DateTime, { description: 'When it was requested.' }) createdAt: Date;
  @Field(() => DateTime, { description: 'When its state last changed.' }) updatedAt: Date;
  @Field(() => String, {
    nullable: true,
    description:
      'The member of staff or API key that requested it; null for the buyer, the shop itself and external refunds.',
  })
  @Auth('ADMIN', 'READ_ORDERS')
  author: string | null;
  @Field(() => Int, {
    nullable: true,
    description: 'How many attempts were made: 1 unless it failed and was retried.',
  })
  @Auth('ADMIN', 'READ_ORDERS')
  tries: number;
  @Field(() => String, {
    nullable: true,
    description: 'Stripe’s id of the refund; null until Stripe has started it, and for offline refunds.',
  })
  @Auth('ADMIN', 'READ_ORDERS')
  providerRefundId: string | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'When staff recorded that this failed refund is no longer owed; null unless they did.',
  })
  @Auth('ADMIN', 'READ_ORDERS')
  givenUpAt: Date | null;
  @Field(() => String, {
    nullable: true,
    description: 'Why the payment provider refused it, as a code and a message; null unless it did.',
  })
  @Auth('ADMIN', 'READ_ORDERS')
  providerMessage: string | null;
}

/** Converts a row to the refund in the schema. */
export const refundOf = (row: RefundRow): OrderRefund => ({
  ...row,
  deliveryCharge: row.delivery,
  reason: row.message,
  endsOrder: row.endsAs !== null,
  tries: row.attempt,
  providerMessage: row.refusal,
});
