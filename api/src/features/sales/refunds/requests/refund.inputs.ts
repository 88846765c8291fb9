import type { InputRule } from '@treadline/schema/input/rule';
import { MAX_QUANTITY, quantitySentence } from '@treadline/schema/trade/listing/quantity';
import { Field, ID, InputType, Int } from 'type-graphql';
import { Constraint } from '../../../../platform/input/constraint.ts';
import { Pence } from '../../../../platform/input/scalars.ts';
import { NOTE, ReturnCondition } from '../../orders/index.ts';

const MAX_SENTENCE = 500;
const UNITS: InputRule = { min: 1, max: MAX_QUANTITY, message: quantitySentence() };

/** The key by which a repeated request is recognised. */
export const REQUEST_KEY: InputRule = { maxLength: 100, message: 'A key has up to 100 characters' };

@InputType({ description: 'Units of an order line to refund.' })
export class RefundLineInput {
  @Field(() => ID, { description: 'The number of the order line.' }) lineId: string;
  @Constraint(UNITS)
  @Field(() => Int, { description: 'Units, at most those not refunded yet.' })
  quantity: number;
  @Field({ defaultValue: false, description: 'Whether they go back on sale once the refund has succeeded.' })
  restock: boolean;
}

@Constraint({ message: 'Please check the refund' })
@InputType({
  description:
    'What to refund of an order: units, the delivery charge, an amount, or all that is left where none of them ' +
    'is given.',
})
export class RefundOrderInput {
  @Field(() => ID, { description: 'Which one to refund, a UUID.' }) orderId: string;
  @Constraint({ min: 1, message: 'The amount must be above zero' })
  @Field(() => Pence, {
    nullable: true,
    description:
      'The amount to refund. Beside units or the delivery charge it stands in place of their price, and ' +
      'is no more than that, for example for tyres that lost value.',
  })
  amount?: number | null;
  @Field(() => [RefundLineInput], { nullable: true, description: 'The units to refund, each line once.' })
  lines?: RefundLineInput[] | null;
  @Field(() => Pence, { nullable: true, description: 'How much of the delivery charge to refund.' })
  deliveryCharge?: number | null;
  @Constraint({ maxLength: MAX_SENTENCE, message: 'Please shorten the text' })
  @Field(() => String, {
    nullable: true,
    description: 'The reason, in a sentence for the customer, which the tracking page shows, too.',
  })
  reason?: string | null;
  @Constraint(REQUEST_KEY)
  @Field(() => String, {
    nullable: true,
    description: 'A key of the caller’s own for this request: sent again with it, nothing is refunded twice.',
  })
  key?: string | null;
  @Field(() => Int, {
    nullable: true,
    description:
      'The order’s refundRevision that the caller has read: if there is another by now, nothing is refunded, ' +
      'and the answer is StaleWrite.',
  })
  revision?: number | null;
}

@InputType({ description: 'Units of an order line that came back.' })
export class ReturnLineInput {
  @Field(() => ID, { description: 'The number of the order line.' }) lineId: string;
  @Constraint(UNITS)
  @Field(() => Int, { description: 'Units, at most those that have not come back yet.' })
  quantity: number;
  @Field(() => ReturnCondition, { description: 'Whether they can be sold again.' })
  condition: ReturnCondition;
}

@Constraint({ message: 'Please check the units that came back' })
@InputType({ description: 'Goods that came back from a buyer, whether or not they are refunded yet.' })
export class ReceiveReturnInput {
  @Field(() => ID, { description: 'The order they belong to, a UUID.' }) orderId: string;
  @Constraint({ required: 'Say what came back' })
  @Field(() => [ReturnLineInput], {
    description: 'What came back. A line can be named once for each condition.',
  })
  lines: ReturnLineInput[];
}

@InputType({ description: 'A refund that failed or was called off, whose buyer was paid in another way.' })
export class RecordOfflineRefundInput {
  @Field(() => ID, { description: 'Which refund, a UUID.' }) refundId: string;
  @Field(() => Pence, {
    description: 'Its amount in pence as it was read. If less than that is left by now, nothing is booked.',
  })
  amount: number;
  @Constraint({ ...NOTE, required: 'Please write how the buyer is paid' })
  @Field({ description: 'How the buyer is paid, as a note on the order. The buyer never sees it.' })
  note: string;
}

@InputType({ description: 'A refund that came to nothing and is not owed any more.' })
export class GiveUpRefundInput {
  @Field(() => ID, { description: 'Which refund, a UUID.' }) refundId: string;
  @Constraint({ ...NOTE, required: 'Please write why nothing is owed any more' })
  @Field({ description: 'Why nothing is owed any more, as a note on the order. The buyer never sees it.' })
  note: string;
}
