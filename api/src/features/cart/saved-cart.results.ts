import { createUnionType, Directive, Field, Int, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../platform/invalid-input.ts';
import { Pence } from '../../platform/scalars.ts';
import { Product } from '../catalogue/product.entity.ts';
import type { ProductRow } from '../catalogue/product.service.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'A line of a saved cart. What it costs now is told by cartQuote.',
})
export class SavedCartLine {
  @Field(() => Int, { description: 'The number of the product.' }) productId: number;
  @Field(() => Product, { nullable: true, description: 'The product; null while it is not sold.' })
  product: ProductRow | null;
  @Field(() => Int, { description: 'Pieces, 1 to 99; the stock may have fallen below it since.' })
  quantity: number;
  @Field(() => Pence, { description: 'What one piece cost when the line was last saved.' })
  priceWhenSaved: number;
}

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({
  simpleResolvers: true,
  description: 'The cart of a customer as it is on all their devices. It reserves nothing.',
})
export class SavedCart {
  @Field(() => [SavedCartLine], { description: 'In the order in which they were added, at most 50.' })
  lines: SavedCartLine[];
}

@ObjectType({
  simpleResolvers: true,
  description: 'A line for which two carts together asked for more than can be had.',
})
export class ShortenedLine {
  @Field(() => Int, { description: 'The number of the product.' }) productId: number;
  @Field(() => Int, { description: 'The pieces of both carts together.' }) wanted: number;
  @Field(() => Int, {
    description:
      'The pieces in the cart now; 0 when it was left out, because none can be had or because the cart is full.',
  })
  quantity: number;
}

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ simpleResolvers: true, description: 'The saved cart after a guest’s was merged into it.' })
export class MergedCart {
  @Field(() => SavedCart, { description: 'The cart now.' }) cart: SavedCart;
  @Field(() => [ShortenedLine], { description: 'The lines that hold fewer pieces than both carts did.' })
  shortened: ShortenedLine[];
}

export const SaveCartResult = createUnionType({
  name: 'SaveCartResult',
  description: 'The cart as it is now, or why it was not changed.',
  types: () => [SavedCart, InvalidInput] as const,
});
export const MergeCartResult = createUnionType({
  name: 'MergeCartResult',
  description: 'The merged cart, or why it was not merged.',
  types: () => [MergedCart, InvalidInput] as const,
});
