import type { InputRule } from '@treadline/schema/input/rule';
import { MAX_QUANTITY, quantitySentence } from '@treadline/schema/trade/listing/quantity';
import { Field, ID, InputType, Int } from 'type-graphql';
import { Constraint } from '../../../../platform/input/constraint.ts';
import { Pence } from '../../../../platform/input/scalars.ts';
import { NOTE, ReturnCondition } from '../../orders/index.ts';

const MAX_SENTENCE = 500;
const UNITS: InputRule = { min: 1, max: MAX_QUANTITY, message: quantitySentence() };

/** The rule for the idempotency key of a request. */
export const REQUEST_KEY: InputRule = { maxLength: 100, message: 'A key can have up to 100 characters' };

@InputType({ description: 'Units of an order line to refund.' })
export class RefundLineInput {
  @Field(() => ID, { description: 'The id of the order line.' }) lineId: string;
  @Constraint(UNITS)
  @Field(() => Int, { description: 'How many units; at most `OrderLine.refundableUnits`.' })
  quantity: number;
  @Field({ defaultValue: false, description: 'Whether they go back on sale when the refund succeeds.' })
  restock: boolean;
}

@Constraint({ message: 'Please check the refund' })
@InputType({
  description:
    'A refund of an order: of units, the delivery charge or an amount, or of all that is left if none of them is ' +
    'given.',
})
export class RefundOrderInput {
  @Field(() => ID, { description: 'The order’s UUID.' }) orderId: string;
  @Constraint({ min: 1, message: 'The amount must be above zero' })
  @Field(() => Pence, {
    nullable: true,
    description:
      'The amount to refund. With units or a delivery charge, it replaces their price and can’t exceed it, for ' +
      'example if tyres have lost value.',
  })
  amount?: number | null;
  @Field(() => [RefundLineInput], { nullable: true, description: 'The units to refund, each line once.' })
  lines?: RefundLineInput[] | null;
  @Field(() => Pence, { nullable: true, description: 'The part of the delivery charge to refund.' })
  deliveryCharge?: number | null;
  @Constraint({ maxLength: MAX_SENTENCE, message: 'Please shorten the text' })
  @Field(() => String, {
    nullable: true,
    description: 'The reason, in a sentence for the buyer. The tracking page shows it too.',
  })
  reason?: string | null;
  @Constraint(REQUEST_KEY)
  @Field(() => String, {
    nullable: true,
    description: 'An idempotency key: repeating the request with the same key refunds nothing twice.',
  })
  key?: string | null;
  @Field(() => Int, {
    nullable: true,
    description:
      'The order’s `refundRevision` as the caller read it. If it has changed since, nothing is refunded and the ' +
      'result is StaleWrite.',
  })
  revision?: number | null;
}

@InputType({ description: 'Units of an order line that came back.' })
export class ReturnLineInput {
  @Field(() => ID, { description: 'The id of the order line.' }) lineId: string;
  @Constraint(UNITS)
  @Field(() => Int, { description: 'How many units; at most `OrderLine.receivableUnits`.' })
  quantity: number;
  @Field(() => ReturnCondition, { description: 'Whether they can be sold again.' })
  condition: ReturnCondition;
}

@Constraint({ message: 'Please check the units that came back' })
@InputType({ description: 'Goods that came back from a buyer, whether refunded yet or not.' })
export class ReceiveReturnInput {
  @Field(() => ID, { description: 'The order’s UUID.' }) orderId: string;
  @Constraint({ required: 'Say what came back' })
  @Field(() => [ReturnLineInput], {
    description: 'The units that came back. Name a line once for each condition.',
  })
  lines: ReturnLineInput[];
}

@InputType({ description: 'A failed or cancelled refund whose buyer was paid another way.' })
export class RecordOfflineRefundInput {
  @Field(() => ID, { description: 'The refund’s UUID.' }) refundId: string;
  @Field(() => Pence, {
    description: 'The refund’s amount as you read it. If less than that is left by now, nothing is booked.',
  })
  amount: number;
  @Constraint({ ...NOTE, required: 'Please write how the buyer is paid' })
  @Field({ description: 'A note that says how the buyer is paid. The buyer never sees it.' })
  note: string;
}

@InputType({ description: 'A failed or cancelled refund that is no longer owed.' })
export class GiveUpRefundInput {
  @Field(() => ID, { description: 'The refund’s UUID.' }) refundId: string;
  @Constraint({ ...NOTE, required: 'Please write why nothing is owed any more' })
  @Field({ description: 'A note that says why nothing is owed any more. The buyer never sees it.' })
  note: string;
}
