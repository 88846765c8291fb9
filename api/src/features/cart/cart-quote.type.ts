import { Field, Int, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/enums.ts';
import { Pence } from '../../platform/scalars.ts';
import { Product } from '../catalogue/product.entity.ts';
import { DateRange, DeliveryOption } from '../delivery/delivery.entity.ts';
import { DeliveryMethod } from '../delivery/delivery.enums.ts';

export const CartProblem = graphqlEnum('CartProblem', 'Why a line of a cart cannot be bought as it stands.', {
  UNKNOWN_PRODUCT: 'There is no such product, or it is no longer sold.',
  OUT_OF_STOCK: 'None are left.',
  QUANTITY_UNAVAILABLE: 'Fewer are left than were asked for.',
  INVALID_QUANTITY: 'The quantity is not a whole number from 1 to 99.',
});
export type CartProblem = keyof typeof CartProblem;

@ObjectType({ simpleResolvers: true, description: 'A priced line of a cart.' })
export class CartLine {
  @Field(() => Int, { description: 'The number of the product, also when it is unknown.' }) productId: number;
  @Field(() => Product, { nullable: true, description: 'The product; null when it is unknown.' })
  product: Product | null;
  @Field(() => Int, { description: 'The pieces asked for.' }) quantity: number;
  @Field(() => Pence, { description: 'What one piece costs now; 0 for an unknown product.' })
  unitPrice: number;
  @Field(() => Pence, {
    description:
      'What the pieces cost that can be bought: unit price times the lesser of quantity and available.',
  })
  lineTotal: number;
  @Field(() => Int, { description: 'Pieces that can be bought now, at most 99.' }) available: number;
  @Field(() => CartProblem, {
    nullable: true,
    description: 'Why the line cannot be bought as it stands; null when it can.',
  })
  problem: CartProblem | null;
  @Field(() => String, { nullable: true, description: 'The problem in a sentence.' }) problemText:
    | string
    | null;
}

@ObjectType({ simpleResolvers: true, description: 'What a cart costs now. Asking reserves nothing.' })
export class CartQuote {
  @Field(() => [CartLine], { description: 'The lines, a product once, in the order given.' })
  lines: CartLine[];
  @Field(() => Int, { description: 'Pieces that can be bought, over all lines.' }) itemCount: number;
  @Field(() => Pence, { description: 'The lines together.' }) subtotal: number;
  @Field(() => Pence, { description: 'Delivery; 0 for an empty cart.' }) shipping: number;
  @Field(() => Pence, { description: 'The VAT of 20 % contained in the total.' }) vatIncluded: number;
  @Field(() => Pence, { description: 'What is to be paid: subtotal and delivery, VAT included.' })
  total: number;
  @Field(() => Pence, { description: 'What is missing for free standard delivery; 0 when it is reached.' })
  toFreeDelivery: number;
  @Field(() => DeliveryMethod, { description: 'The way of delivery that was priced.' })
  deliveryMethod: DeliveryMethod;
  @Field(() => [DeliveryOption], { description: 'The ways of delivery that can be chosen.' })
  deliveryOptions: DeliveryOption[];
  @Field({ description: 'Whether every line can be bought as it stands.' }) canCheckOut: boolean;
  @Field(() => DateRange, { description: 'The days between which it would arrive, ordered now.' })
  estimatedDelivery: DateRange;
}
