import { Field, InputType, Int } from 'type-graphql';
import { Constraint } from '../../../../platform/input/constraint.ts';
import { Pence } from '../../../../platform/input/scalars.ts';

/** The most lines of a purchase. */
export const MOST_LINES = 500;
const MOST_UNITS = 10_000;
/** Ten thousand pounds. No tyre costs that much, but a typing error might. */
const MOST_COST = 1_000_000;

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
  @Field(() => Int, { description: 'The ordered units that have come now.' })
  received: number;
  @Constraint({ min: 0, max: MOST_UNITS })
  @Field(() => Int, { description: 'The units that won’t come. Orders need them from elsewhere.' })
  missing: number;
  @Constraint({ min: 0, max: MOST_UNITS })
  @Field(() => Int, {
    defaultValue: 0,
    description: 'The units that have come beyond those ordered. They go to own stock.',
  })
  surplus: number;
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

/** A purchase that nobody has changed since it was read. */
@InputType()
abstract class ReadPurchaseInput {
  @Field(() => Int, { description: 'References `Purchase.id`.' }) id: number;
  @Field(() => Int, { description: 'The revision that was read.' }) revision: number;
}

@Constraint({ message: 'We couldn’t cancel this' })
@InputType({ description: 'Units from a supplier that are no longer wanted.' })
export class CancelPurchaseInput extends ReadPurchaseInput {
  @Field(() => Boolean, { description: 'Whether to tell the supplier by email.' })
  byEmail: boolean;
}

@Constraint({ message: 'We couldn’t take this back' })
@InputType({ description: 'A delivery that was booked by mistake.' })
export class TakeBackDeliveryInput extends ReadPurchaseInput {
  @Field(() => Int, { description: 'References `PurchaseDelivery.id`.' }) deliveryId: number;
}

@Constraint({ message: 'We couldn’t correct this' })
@InputType({ description: 'The cost of a tyre in a purchase as it should be.' })
export class CorrectPurchaseCostInput extends ReadPurchaseInput {
  @Field(() => Int, { description: 'References `Product.id`.' }) productId: number;
  @Constraint({ min: 1, max: MOST_COST, message: 'Enter a cost from £0.01 to £10,000' })
  @Field(() => Pence, { description: 'The cost of one unit, without VAT.' })
  costPrice: number;
}
