import { Directive, Field, Int, ObjectType } from 'type-graphql';

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'How many people have alerts for a product.' })
export class ProductAlertCounts {
  @Field(() => Int, { description: 'People waiting for it to be back in stock.' }) backInStock: number;
  @Field(() => Int, { description: 'People waiting for a lower price.' }) priceDrop: number;
}

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'An out-of-stock product that people wait for.' })
export class WantedProduct {
  @Field(() => Int, { description: 'The product’s number.' }) productId: number;
  @Field({ description: 'Its name, with brand and size.' }) name: string;
  @Field(() => Int, { description: 'How many people wait for it.' }) waiting: number;
}
