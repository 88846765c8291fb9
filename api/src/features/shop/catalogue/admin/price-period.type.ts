import { Field, ID, ObjectType } from 'type-graphql';
import { Pence } from '../../../../platform/input/scalars.ts';

@ObjectType({ description: 'A price that was charged for a product, and when.' })
export class PricePeriod {
  @Field(() => ID, { description: 'The number of the entry.' }) id: number;
  @Field(() => Pence, { description: 'The price of one tyre without fitting, VAT included.' }) price: number;
  @Field({ description: 'The first day it was charged, as YYYY-MM-DD in London.' }) validFrom: string;
  @Field({ description: 'The last day it was charged, as YYYY-MM-DD in London.' }) validUntil: string;
}
