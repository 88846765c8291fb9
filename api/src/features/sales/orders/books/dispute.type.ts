import { disputeReasonText } from '@treadline/schema/trade/order/payment/dispute-state';
import { Field, ID, ObjectType } from 'type-graphql';
import { DateTime, Pence } from '../../../../platform/input/scalars.ts';
import { DisputeState } from '../record/order.enums.ts';
import type { Dispute } from './dispute.entity.ts';

/** A dispute of an order as a query returns it. */
export type DisputeRow = Pick<
  Dispute,
  'id' | 'amount' | 'state' | 'reason' | 'evidenceDueBy' | 'openedAt' | 'closedAt'
>;

@ObjectType({
  description:
    'A payment that its buyer’s bank takes back or asks about. Until that is decided nothing of its order is sent or ' +
    'refunded by the shop.',
})
export class OrderDispute {
  @Field(() => ID, { description: 'Stripe’s id of it.' }) id: string;
  @Field(() => Pence, { description: 'The amount disputed.' }) amount: number;
  @Field(() => DisputeState, { description: 'How far it has come.' }) state: DisputeState;
  @Field({ description: 'What the buyer says, in a sentence for staff.' }) reason: string;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Until when the shop may answer it, in Stripe’s Dashboard; null where it cannot.',
  })
  evidenceDueBy: Date | null;
  @Field(() => DateTime, { description: 'When it was opened.' }) openedAt: Date;
  @Field(() => DateTime, {
    nullable: true,
    description: 'When the shop learned how it was decided; null until then.',
  })
  closedAt: Date | null;
}

/** A dispute as the schema shows it. */
export const disputeOf = (row: DisputeRow): OrderDispute => ({
  ...row,
  reason: disputeReasonText(row.reason),
});
