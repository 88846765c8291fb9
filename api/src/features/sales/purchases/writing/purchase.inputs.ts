import { Field, InputType, Int } from 'type-graphql';
import { Constraint } from '../../../../platform/input/constraint.ts';

/** The most lines of a purchase. */
export const MOST_LINES = 500;
const MOST_UNITS = 10_000;

@InputType({ description: 'A tyre to order.' })
export class PurchaseLineInput {
  @Field(() => Int, { description: 'References `Product.id`.' }) productId: number;
  @Constraint({ min: 1, max: MOST_UNITS, message: `Enter 1 to ${MOST_UNITS} units` })
  @Field(() => Int, { description: 'The units to order. Those that no order needs are for own stock.' })
  quantity: number;
  @Constraint({ min: 0 })
  @Field(() => Int, {
    description: 'The units that orders needed when they were read, so that nothing is ordered twice.',
  })
  needed: number;
}

@Constraint({ message: 'We couldn’t order this' })
@InputType({ description: 'A purchase to make.' })
export class CreatePurchaseInput {
  @Field(() => Int, { description: 'References `Supplier.id`.' }) supplierId: number;
  @Constraint({ required: 'Choose at least one tyre', maxItems: MOST_LINES })
  @Field(() => [PurchaseLineInput], { description: 'The tyres, each once.' })
  lines: PurchaseLineInput[];
  @Field(() => Boolean, { description: 'Whether to send it to the supplier by email.' })
  byEmail: boolean;
}

@InputType({ description: 'Units of a purchase that have come or won’t come.' })
export class ReceivedLineInput {
  @Field(() => Int, { description: 'References `Product.id`.' }) productId: number;
  @Constraint({ min: 0, max: MOST_UNITS })
  @Field(() => Int, { description: 'The units that have come now.' })
  received: number;
  @Constraint({ min: 0, max: MOST_UNITS })
  @Field(() => Int, { description: 'The units that won’t come. Orders need them from elsewhere.' })
  missing: number;
}

@Constraint({ message: 'We couldn’t book this' })
@InputType({ description: 'A delivery of a supplier.' })
export class ReceivePurchaseInput {
  @Field(() => Int, { description: 'References `Purchase.id`.' }) id: number;
  @Field(() => Int, { description: 'The revision that was read.' }) revision: number;
  @Constraint({ required: 'Say what has come', maxItems: MOST_LINES })
  @Field(() => [ReceivedLineInput], { description: 'The tyres, each once.' })
  lines: ReceivedLineInput[];
}
