import { MAX_QUANTITY, MIN_QUANTITY } from '@treadline/schema/trade/listing/quantity';
import { createUnionType, Directive, Field, Int, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../../platform/input/invalid-input.ts';
import { Pence } from '../../../platform/input/scalars.ts';
import { Product, type ProductRow } from '../../shop/catalogue/index.ts';
import { Fulfilment } from '../../shop/fitting/index.ts';
import { MAX_LINES } from './cart.inputs.ts';

@ObjectType({ description: 'A line of a saved cart. See cartQuote for its current price.' })
export class SavedCartLine {
  @Field(() => Int, { description: 'References `Product.id`.' }) productId: number;
  @Field(() => Product, { nullable: true, description: 'The product; null while it’s not on sale.' })
  product: ProductRow | null;
  @Field(() => Int, {
    description: `The quantity, ${MIN_QUANTITY} to ${MAX_QUANTITY}; stock may have fallen below it since.`,
  })
  quantity: number;
  @Field({ description: 'Whether the line includes the road hazard plan.' }) roadHazardPlan: boolean;
  @Field(() => Fulfilment, { description: 'How the buyer wants to receive the tyres.' })
  fulfilment: Fulfilment;
  @Field(() => Pence, { description: 'The price of one unit when the line was last saved.' })
  priceWhenSaved: number;
}

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'A customer’s cart, the same on all their devices. It reserves no stock.' })
export class SavedCart {
  @Field(() => [SavedCartLine], {
    description: `The lines in the order they were added, at most ${MAX_LINES}.`,
  })
  lines: SavedCartLine[];
}

@ObjectType({ description: 'A line for which both carts together exceeded the stock.' })
export class ShortenedLine {
  @Field(() => Int, { description: 'References `Product.id`.' }) productId: number;
  @Field(() => Int, { description: 'The total quantity in both carts.' }) requested: number;
  @Field(() => Int, {
    description:
      'The quantity now in the cart; 0 if the tyre was left out because it’s out of stock or the cart ' +
      'is full.',
  })
  quantity: number;
}

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'The saved cart after a guest’s cart was merged into it.' })
export class MergedCart {
  @Field(() => SavedCart, { description: 'The cart after merging.' }) cart: SavedCart;
  @Field(() => [ShortenedLine], {
    description: 'The lines with a smaller quantity than both carts had together.',
  })
  shortened: ShortenedLine[];
}

export const UpdateCartResult = createUnionType({
  name: 'UpdateCartResult',
  description: 'The changed cart, or why it wasn’t changed.',
  types: () => [SavedCart, InvalidInput] as const,
});
export const MergeCartResult = createUnionType({
  name: 'MergeCartResult',
  description: 'The merged cart, or why it wasn’t merged.',
  types: () => [MergedCart, InvalidInput] as const,
});
