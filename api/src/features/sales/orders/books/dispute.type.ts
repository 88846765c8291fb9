import { disputeReasonText } from '@treadline/schema/trade/order/payment/dispute-state';
import { Field, ID, ObjectType } from 'type-graphql';
import { DateTime, Pence } from '../../../../platform/input/scalars.ts';
import { DisputeState } from '../record/order.enums.ts';
import type { Dispute } from './dispute.entity.ts';

/** An order's dispute, as queried. */
export type DisputeRow = Pick<
  Dispute,
  'id' | 'amount' | 'state' | 'reason' | 'evidenceDueBy' | 'openedAt' | 'closedAt'
>;

@ObjectType({
  description:
    'A payment that the buyer’s bank reverses or queries. Until that’s decided, the shop sends and ' +
    'refunds nothing for its order.',
})
export class OrderDispute {
  @Field(() => ID, { description: 'Stripe’s id of the dispute.' }) id: string;
  @Field(() => Pence, { description: 'The amount disputed.' }) amount: number;
  @Field(() => DisputeState, { description: 'How far the dispute has come.' }) state: DisputeState;
  @Field({ description: 'The buyer’s complaint, in a sentence for staff.' }) reason: string;
  @Field(() => DateTime, {
    nullable: true,
    description: 'The deadline for answering in Stripe’s Dashboard; null if the shop can’t answer.',
  })
  evidenceDueBy: Date | null;
  @Field(() => DateTime, { description: 'When the dispute was opened.' }) openedAt: Date;
  @Field(() => DateTime, {
    nullable: true,
    description: 'When the shop learned the outcome; null until then.',
  })
  closedAt: Date | null;
}

/** Converts a dispute for the schema: the reason becomes a sentence. */
export const disputeOf = (row: DisputeRow): OrderDispute => ({
  ...row,
  reason: disputeReasonText(row.reason),
});
