import { MAX_QUANTITY, MIN_QUANTITY } from '@treadline/schema/trade/listing/quantity';
import { Field, Int, ObjectType } from 'type-graphql';
import { Pence } from '../../../platform/input/scalars.ts';
import { graphqlEnum } from '../../../platform/services/enums.ts';
import { Product } from '../../shop/catalogue/index.ts';
import { DateRange, DeliveryMethod, DeliveryOption, DeliveryZone } from '../../shop/delivery/index.ts';

export const CartProblem = graphqlEnum('CartProblem', 'Why a line of a cart cannot be bought as it stands.', {
  UNKNOWN_PRODUCT: 'There is no such product, or it is no longer sold.',
  OUT_OF_STOCK: 'None are left.',
  QUANTITY_UNAVAILABLE: 'Fewer are left than were asked for.',
  INVALID_QUANTITY: `The quantity is not a whole number from ${MIN_QUANTITY} to ${MAX_QUANTITY}.`,
});
export type CartProblem = keyof typeof CartProblem;

@ObjectType({ description: 'A priced line of a cart.' })
export class CartLine {
  @Field(() => Int, { description: 'The number of the product, even if it is unknown.' }) productId: number;
  @Field(() => Product, { nullable: true, description: 'The product; null if it is unknown.' })
  product: Product | null;
  @Field(() => Int, { description: 'The quantity requested.' }) quantity: number;
  @Field(() => Pence, { description: 'The current price of one unit; 0 for an unknown product.' })
  unitPrice: number;
  @Field(() => Pence, {
    description:
      'The price of the units that can be bought: unit price times the lesser of quantity and ' +
      'available.',
  })
  lineTotal: number;
  @Field({ description: 'Whether the road hazard plan was asked for.' }) roadHazardPlan: boolean;
  @Field(() => Pence, {
    description:
      'The price of the plan for the units that can be bought: what it comes to if it was asked for, and ' +
      'otherwise what it would add.',
  })
  planPrice: number;
  @Field(() => Int, { description: `The units that can be bought now, at most ${MAX_QUANTITY}.` })
  available: number;
  @Field(() => CartProblem, {
    nullable: true,
    description: 'Why the line cannot be bought as it is; null if it can.',
  })
  problem: CartProblem | null;
  @Field(() => String, { nullable: true, description: 'The problem in a sentence; null if there is none.' })
  problemText: string | null;
}

@ObjectType({ description: 'The current price of a cart. It reserves no stock.' })
export class CartQuote {
  @Field(() => [CartLine], { description: 'One line per product, in the order given.' })
  lines: CartLine[];
  @Field(() => Int, { description: 'The units that can be bought, over all lines.' }) itemCount: number;
  @Field(() => Pence, { description: 'The sum of the lines and of the plans asked for.' }) subtotal: number;
  @Field(() => Pence, {
    description: 'The delivery charge; 0 for an empty cart, and for a place where the shop does not deliver.',
  })
  shipping: number;
  @Field(() => Pence, { description: 'The VAT of 20 % contained in the total.' }) vatIncluded: number;
  @Field(() => Pence, { description: 'The amount to pay: subtotal and delivery, VAT included.' })
  total: number;
  @Field(() => Pence, { description: 'The amount missing for free standard delivery; 0 once it is reached.' })
  toFreeDelivery: number;
  @Field(() => DeliveryMethod, { description: 'The delivery method that was priced.' })
  deliveryMethod: DeliveryMethod;
  @Field(() => [DeliveryOption], {
    description: 'The delivery methods to choose from; none for a place where the shop does not deliver.',
  })
  deliveryOptions: DeliveryOption[];
  @Field(() => DeliveryZone, {
    nullable: true,
    description: 'The zone of the destination; null if the postcode is not one of its country.',
  })
  deliveryZone: DeliveryZone | null;
  @Field(() => [String], { description: 'What to know about deliveries to the postcode, a sentence each.' })
  deliveryNotes: string[];
  @Field(() => String, {
    nullable: true,
    description: 'Why nothing can be delivered to the postcode, in a sentence; null if it can.',
  })
  deliveryRefusal: string | null;
  @Field({ description: 'Whether every line can be bought as it is, and delivered to the postcode.' })
  canCheckOut: boolean;
  @Field(() => DateRange, {
    description:
      'The days between which it would arrive if ordered now; those of the UK mainland where the shop does ' +
      'not deliver.',
  })
  estimatedDelivery: DateRange;
}
