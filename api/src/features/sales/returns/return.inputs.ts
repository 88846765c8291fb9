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
/** Longer than any number plate, because it can be typed with spaces and dots. */
const MAX_PLATE = 20;
const MAX_NAME = 100;
const MAX_SIZE = 30;
const DAY = { pattern: String.raw`^(?:\d{4}-\d{2}-\d{2})?$`, message: 'Please enter a date' };

@InputType({ description: 'Units of an order line to send back.' })
export class ReturnUnitsInput {
  @Field(() => ID, { description: 'The id of the order line.' }) lineId: string;
  @Constraint({ min: 1, message: 'Choose at least one tyre' })
  @Field(() => Int, { description: 'How many units; at most `ReturnableLine.units`.' })
  quantity: number;
}

@InputType({
  description: 'The vehicle that tyres don’t fit, by registration, by make and model, or by both.',
})
export class MisfitVehicleInput {
  @Constraint({ maxLength: MAX_PLATE })
  @Field(() => String, {
    nullable: true,
    description: 'The registration, in any case and spacing. It comes first.',
  })
  registration?: string | null;
  @Constraint({ maxLength: MAX_NAME })
  @Field(() => String, { nullable: true, description: 'The make; needs the model.' })
  make?: string | null;
  @Constraint({ maxLength: MAX_NAME })
  @Field(() => String, {
    nullable: true,
    description: 'A model from vehicleModels, or the start of its name.',
  })
  model?: string | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The year of manufacture, which can tell generations apart.',
  })
  year?: number | null;
}

@Constraint({ message: 'Please check your return' })
@InputType({ description: 'A buyer’s request to send tyres back.' })
export class RequestReturnInput {
  @Field(() => ID, { description: 'The order’s UUID.' }) orderId: string;
  @Constraint({ required: 'Choose the tyres you’re sending back' })
  @Field(() => [ReturnUnitsInput], { description: 'The tyres. Name each line once.' })
  lines: ReturnUnitsInput[];
  @Field(() => ReturnReason, { description: 'The reason; must be open in `Order.returnOptions`.' })
  reason: ReturnReason;
  @Field(() => ReturnMethod, {
    description: 'The way they come back; `Order.returnOptions` lists the ways for each reason.',
  })
  method: ReturnMethod;
  @Constraint({ maxLength: MAX_COMMENT })
  @Field(() => String, {
    nullable: true,
    description: 'A comment for the shop.',
  })
  comment?: string | null;
  @Constraint(PHOTOGRAPHS)
  @Field(() => [ID], {
    defaultValue: [],
    description:
      'The ids of photographs that the caller uploaded. Some reasons require one, for example damage.',
  })
  photographs: string[];
  @Constraint(DAY)
  @Field(() => String, {
    nullable: true,
    description: 'The day of fitting, YYYY-MM-DD; required if the right counts from it.',
  })
  fittedOn?: string | null;
  @Field(() => MisfitVehicleInput, {
    nullable: true,
    description: 'With the reason MISFIT, the vehicle. One that the shop doesn’t know counts as not given.',
  })
  vehicle?: MisfitVehicleInput | null;
  @Constraint({ maxLength: MAX_SIZE })
  @Field(() => String, {
    nullable: true,
    description: 'With the reason MISFIT, the size on the vehicle’s old tyres, in any spelling.',
  })
  sidewallSize?: string | null;
}

@InputType({ description: 'Tyres of a return that have left for the shop.' })
export class SendReturnInput {
  @Field(() => ID, { description: 'The return’s UUID.' }) id: string;
  @Constraint({ maxLength: MAX_CARRIER })
  @Field(() => String, { nullable: true, description: 'The carrier, if any.' })
  carrier?: string | null;
  @Constraint({ maxLength: MAX_CARRIER })
  @Field(() => String, {
    nullable: true,
    description: 'The carrier’s tracking number, if any.',
  })
  trackingNumber?: string | null;
}

@InputType({ description: 'A return to approve, as the caller read it.' })
export class ApproveReturnInput {
  @Field(() => ID, { description: 'The return’s UUID.' }) id: string;
  @Field(() => Int, { description: 'The revision as you read it. If it has changed since, nothing is done.' })
  revision: number;
}

@InputType({ description: 'A return to refuse, and why.' })
export class RefuseReturnInput extends ApproveReturnInput {
  @Constraint({ required: 'Please say why', maxLength: MAX_REFUSAL })
  @BlankText({ description: 'The reason, which is emailed to the buyer.' })
  reason: string;
}

@InputType({ description: 'Inspected units of an order line.' })
export class InspectedUnitsInput {
  @Field(() => ID, { description: 'The id of the order line.' }) lineId: string;
  @Constraint({ min: 0 })
  @Field(() => Int, { description: 'How many are as new. They go back on sale.' })
  resaleable: number;
  @Constraint({ min: 0 })
  @Field(() => Int, { description: 'How many are damaged or used.' })
  damaged: number;
}

@InputType({ description: 'The result of inspecting a return’s tyres.' })
export class InspectReturnInput extends ApproveReturnInput {
  @Constraint({ required: 'Say what came back' })
  @Field(() => [InspectedUnitsInput], { description: 'The units that came back, and their condition.' })
  lines: InspectedUnitsInput[];
}

@InputType({ description: 'A return to refund, less any deduction.' })
export class RefundReturnInput extends ApproveReturnInput {
  @Field(() => Pence, { defaultValue: 0, description: 'The deduction for use, in pence.' })
  deduction: number;
  @Constraint({ maxLength: 500 })
  @Field(() => String, {
    nullable: true,
    description: 'The reason for the deduction, in a sentence for the buyer; required with a deduction.',
  })
  deductionReason?: string | null;
}

@InputType({ description: 'A filter for returns, which must match all given fields.' })
export class ReturnFilter {
  @Field(() => [ReturnState], { nullable: true, description: 'Only returns in one of these states.' })
  states?: ReturnState[] | null;
  @Constraint({ maxLength: MAX_SEARCH })
  @Field(() => String, {
    nullable: true,
    description: 'An order or return number, a name or an email address.',
  })
  search?: string | null;
}
