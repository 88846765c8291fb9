import { MAX_QUANTITY, MIN_QUANTITY } from '@treadline/schema/trade/listing/quantity';
import { Field, Int, ObjectType } from 'type-graphql';
import { Pence } from '../../../platform/input/scalars.ts';
import { graphqlEnum } from '../../../platform/services/enums.ts';
import { Product } from '../../shop/catalogue/index.ts';
import { DateRange, DeliveryMethod, DeliveryOption, DeliveryZone } from '../../shop/delivery/index.ts';
import { FittingExtra, FittingWay, Fulfilment, QuotedFitting } from '../../shop/fitting/index.ts';
import { OrderLineKind } from '../orders/index.ts';

export const CartProblem = graphqlEnum('CartProblem', 'Why a line of a cart can’t be bought as it is.', {
  UNKNOWN_PRODUCT: 'The product doesn’t exist, or is no longer sold.',
  OUT_OF_STOCK: 'No units are left.',
  QUANTITY_UNAVAILABLE: 'Fewer units are left than requested.',
  NOT_FITTED: 'The tyre isn’t sold fitted.',
  INVALID_QUANTITY: `The quantity is not a whole number from ${MIN_QUANTITY} to ${MAX_QUANTITY}.`,
});
export type CartProblem = keyof typeof CartProblem;

@ObjectType({ description: 'A priced line of a cart.' })
export class CartLine {
  @Field(() => Int, { description: 'The requested product’s id, even if unknown.' }) productId: number;
  @Field(() => Product, { nullable: true, description: 'The product; null if unknown.' })
  product: Product | null;
  @Field(() => Int, { description: 'The requested quantity.' }) quantity: number;
  @Field(() => Pence, { description: 'The current price of one unit; 0 for an unknown product.' })
  unitPrice: number;
  @Field(() => Pence, {
    description:
      'The price of the units that can be bought: unit price times the lesser of quantity and ' +
      'available.',
  })
  lineTotal: number;
  @Field(() => Fulfilment, { description: 'How the buyer receives the tyres.' }) fulfilment: Fulfilment;
  @Field(() => Pence, {
    nullable: true,
    description: 'The price of fitting one of them; null if the tyre isn’t sold fitted.',
  })
  fittingPrice: number | null;
  @Field({ description: 'Whether the road hazard plan was requested.' }) roadHazardPlan: boolean;
  @Field(() => Pence, {
    description:
      'The price of the plan for the units that can be bought: its cost if it was requested, otherwise ' +
      'what it would add.',
  })
  planPrice: number;
  @Field(() => Int, { description: `The units that can be bought now, at most ${MAX_QUANTITY}.` })
  available: number;
  @Field(() => CartProblem, {
    nullable: true,
    description: 'Why the line can’t be bought as it is; null if it can.',
  })
  problem: CartProblem | null;
  @Field(() => String, { nullable: true, description: 'The problem in a sentence; null if there isn’t one.' })
  problemText: string | null;
}

@ObjectType({ description: 'A charge of a cart besides its tyres: fitting, a call-out, or an extra.' })
export class CartCharge {
  @Field(() => OrderLineKind, { description: 'FITTING, CALL_OUT or FITTING_EXTRA.' }) kind: OrderLineKind;
  @Field(() => FittingWay, { description: 'The fitting it belongs to.' }) way: FittingWay;
  @Field(() => Int, {
    nullable: true,
    description: 'The product whose tyres are fitted; null for a call-out or an extra.',
  })
  productId: number | null;
  @Field(() => FittingExtra, { nullable: true, description: 'The extra; null for fitting and call-outs.' })
  extra: FittingExtra | null;
  @Field({ description: 'Its name on the order and the invoice.' }) name: string;
  @Field(() => Int, { description: 'How many.' }) quantity: number;
  @Field(() => Pence, { description: 'The price of one, including VAT; 0 if it is free.' })
  unitPrice: number;
  @Field(() => Pence, { description: 'The price of all of them.' }) total: number;
}

@ObjectType({ description: 'The current price of a cart. It reserves no stock.' })
export class CartQuote {
  @Field(() => [CartLine], { description: 'One line per product, in the order given.' })
  lines: CartLine[];
  @Field(() => Int, { description: 'The units that can be bought, across all lines.' }) itemCount: number;
  @Field(() => [CartCharge], { description: 'Fitting, call-outs and extras, each a line of the order.' })
  charges: CartCharge[];
  @Field(() => [QuotedFitting], { description: 'The fittings, at most one at a centre and one by van.' })
  fittings: QuotedFitting[];
  @Field(() => Pence, { description: 'The sum of the lines, the requested plans and the charges.' })
  subtotal: number;
  @Field(() => Pence, {
    description:
      'The delivery charge; 0 for an empty cart, where the shop doesn’t deliver, and if all tyres are fitted.',
  })
  shipping: number;
  @Field(() => Pence, { description: 'The VAT of 20 % contained in the total.' }) vatIncluded: number;
  @Field(() => Pence, { description: 'The amount to pay: subtotal and delivery, including VAT.' })
  total: number;
  @Field(() => Pence, { description: 'How much more to spend for free standard delivery; 0 once reached.' })
  toFreeDelivery: number;
  @Field(() => DeliveryMethod, { description: 'The delivery method that was priced.' })
  deliveryMethod: DeliveryMethod;
  @Field(() => [DeliveryOption], {
    description: 'The available delivery methods; empty where the shop doesn’t deliver.',
  })
  deliveryOptions: DeliveryOption[];
  @Field(() => DeliveryZone, {
    nullable: true,
    description: 'The delivery zone; null if the postcode isn’t valid for its country.',
  })
  deliveryZone: DeliveryZone | null;
  @Field(() => [String], { description: 'Notes on deliveries to the postcode, a sentence each.' })
  deliveryNotes: string[];
  @Field(() => String, {
    nullable: true,
    description: 'Why the shop can’t deliver to the postcode, in a sentence; null if it can.',
  })
  deliveryRefusal: string | null;
  @Field({ description: 'Whether every line can be bought as it is, and delivered to the postcode.' })
  canCheckOut: boolean;
  @Field(() => DateRange, {
    description:
      'The days between which the order would arrive if placed now; where the shop doesn’t deliver, ' +
      'those for the UK mainland.',
  })
  estimatedDelivery: DateRange;
}
