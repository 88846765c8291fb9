import { Field, ID, InputType, Int } from 'type-graphql';
import { Constraint } from '../../../platform/input/constraint.ts';
import { Pence } from '../../../platform/input/scalars.ts';
import { BlankText } from '../../../platform/text/blank-text.ts';
import { PHOTOGRAPHS } from '../after-sales/index.ts';
import { ReturnMethod, ReturnReason, ReturnState } from './record/return.enums.ts';

const MAX_COMMENT = 2_000;
const MAX_REFUSAL = 1_000;
const MAX_CARRIER = 100;
const MAX_SEARCH = 200;
const DAY = { pattern: String.raw`^(?:\d{4}-\d{2}-\d{2})?$`, message: 'Please enter a date' };

@InputType({ description: 'Units of an order line to send back.' })
export class ReturnUnitsInput {
  @Field(() => ID, { description: 'The number of the order line.' }) lineId: string;
  @Constraint({ min: 1, message: 'Choose at least one tyre' })
  @Field(() => Int, { description: 'Units, at most those that can still come back.' })
  quantity: number;
}

@Constraint({ message: 'Please check your return' })
@InputType({ description: 'Tyres that their buyer wants to send back.' })
export class RequestReturnInput {
  @Field(() => ID, { description: 'The order they belong to, a UUID.' }) orderId: string;
  @Constraint({ required: 'Choose the tyres you’re sending back' })
  @Field(() => [ReturnUnitsInput], { description: 'Which tyres. Each line is named once.' })
  lines: ReturnUnitsInput[];
  @Field(() => ReturnReason, { description: 'Why; returnOptions says which reasons are open.' })
  reason: ReturnReason;
  @Field(() => ReturnMethod, {
    description: 'How they come back; returnOptions says what the reason allows.',
  })
  method: ReturnMethod;
  @Constraint({ maxLength: MAX_COMMENT })
  @Field(() => String, {
    nullable: true,
    description: 'Anything the shop should know; null or empty for nothing.',
  })
  comment?: string | null;
  @Constraint(PHOTOGRAPHS)
  @Field(() => [ID], {
    defaultValue: [],
    description:
      'Photographs that the caller has uploaded, by their ids; needed for what is faulty, damaged or wrong.',
  })
  photographs: string[];
  @Constraint(DAY)
  @Field(() => String, {
    nullable: true,
    description: 'The day of fitting, YYYY-MM-DD, if the days count from it.',
  })
  fittedOn?: string | null;
}

@InputType({ description: 'Tyres that left for the shop.' })
export class SendReturnInput {
  @Field(() => ID, { description: 'Which return, a UUID.' }) id: string;
  @Constraint({ maxLength: MAX_CARRIER })
  @Field(() => String, { nullable: true, description: 'The carrier; null or empty if there is none.' })
  carrier?: string | null;
  @Constraint({ maxLength: MAX_CARRIER })
  @Field(() => String, {
    nullable: true,
    description: 'The carrier’s number; null or empty if there is none.',
  })
  trackingNumber?: string | null;
}

@InputType({ description: 'A return as an administrator has read it.' })
export class ApproveReturnInput {
  @Field(() => ID, { description: 'Which return, a UUID.' }) id: string;
  @Field(() => Int, { description: 'The revision that was read.' }) revision: number;
}

@InputType({ description: 'A return that the shop does not accept.' })
export class RefuseReturnInput extends ApproveReturnInput {
  @Constraint({ required: 'Please say why', maxLength: MAX_REFUSAL })
  @BlankText({ description: 'Why, in sentences that are mailed to the buyer.' })
  reason: string;
}

@InputType({ description: 'Units of a line that were inspected.' })
export class InspectedUnitsInput {
  @Field(() => ID, { description: 'The number of the order line.' }) lineId: string;
  @Constraint({ min: 0 })
  @Field(() => Int, { description: 'Units that are as new; they go back on sale.' })
  resaleable: number;
  @Constraint({ min: 0 })
  @Field(() => Int, { description: 'Units that came back damaged or used.' })
  damaged: number;
}

@InputType({ description: 'Tyres of a return that arrived and were inspected.' })
export class InspectReturnInput extends ApproveReturnInput {
  @Constraint({ required: 'Say what came back' })
  @Field(() => [InspectedUnitsInput], { description: 'What came back, and its condition.' })
  lines: InspectedUnitsInput[];
}

@InputType({ description: 'A return that is paid back.' })
export class RefundReturnInput extends ApproveReturnInput {
  @Field(() => Pence, { defaultValue: 0, description: 'What is taken off for use, in pence.' })
  deduction: number;
  @Constraint({ maxLength: 500 })
  @Field(() => String, {
    nullable: true,
    description: 'Why it is taken off, in a sentence for the buyer; needed with a deduction.',
  })
  deductionReason?: string | null;
}

@InputType({ description: 'The filter of a list of returns; returns must match all given fields.' })
export class ReturnFilter {
  @Field(() => [ReturnState], { nullable: true, description: 'Only those in one of these states.' })
  states?: ReturnState[] | null;
  @Constraint({ maxLength: MAX_SEARCH })
  @Field(() => String, {
    nullable: true,
    description: 'The number of an order or return, a name or an e-mail.',
  })
  search?: string | null;
}
