import { Directive, Field, Int, ObjectType } from 'type-graphql';

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'How many people wait to be told of a product.' })
export class ProductAlertCounts {
  @Field(() => Int, { description: 'Those who wait for it to be back in stock.' }) backInStock: number;
  @Field(() => Int, { description: 'Those who wait for a lower price.' }) priceDrop: number;
}

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'A product that is out of stock and waited for.' })
export class WantedProduct {
  @Field(() => Int, { description: 'The number of the product.' }) productId: number;
  @Field({ description: 'Its name, with brand and size.' }) name: string;
  @Field(() => Int, { description: 'The people who wait for it.' }) waiting: number;
}
