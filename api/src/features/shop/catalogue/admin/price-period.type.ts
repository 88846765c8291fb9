import { Field, ID, ObjectType } from 'type-graphql';
import { Pence } from '../../../../platform/input/scalars.ts';

@ObjectType({ description: 'An earlier price of a product, with its dates.' })
export class PricePeriod {
  @Field(() => ID, { description: 'The entry’s id.' }) id: number;
  @Field(() => Pence, { description: 'The price of one tyre without fitting, VAT included.' }) price: number;
  @Field({ description: 'The first day it was charged, as YYYY-MM-DD in London.' }) validFrom: string;
  @Field({ description: 'The last day it was charged, as YYYY-MM-DD in London.' }) validUntil: string;
}
