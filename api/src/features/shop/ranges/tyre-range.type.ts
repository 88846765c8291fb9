import { Field, Int, ObjectType } from 'type-graphql';
import { Pence } from '../../../platform/input/scalars.ts';
import { graphqlEnum } from '../../../platform/services/enums.ts';
import { Product } from '../catalogue/index.ts';

export const PickReason = graphqlEnum('PickReason', 'What a tyre is the first in its range at.', {
  CHEAPEST: 'The lowest price of those in stock.',
  QUIETEST: 'The least external noise on its label, the cheapest of those.',
  BEST_WET_GRIP: 'The best wet grip class, the cheapest of those.',
  MOST_EFFICIENT: 'The best fuel efficiency class, the cheapest of those.',
});
export type PickReason = keyof typeof PickReason;

@ObjectType({ description: 'The tyres of a range that have one thing in common.' })
export class RangePart {
  @Field({ description: 'What they have in common, as the filter of a listing takes it.' }) value: string;
  @Field({ description: 'Its name for shoppers.' }) label: string;
  @Field(() => Int, { description: 'The number of tyres.' }) count: number;
  @Field(() => Pence, { description: 'The lowest price of one.' }) minPrice: number;
}

@ObjectType({ description: 'A tyre that stands out in its range.' })
export class RangePick {
  @Field(() => PickReason, { description: 'What it is the first at.' }) reason: PickReason;
  @Field(() => Product, { description: 'The tyre.' }) product: Product;
}

/** What is counted of a range besides its parts. */
@ObjectType({ description: 'All tyres on sale of one size, of one brand or for one vehicle, in figures.' })
export class TyreRange {
  @Field(() => Int, { description: 'The number of tyres.' }) tyreCount: number;
  @Field(() => Int, { description: 'How many of them can be bought now.' }) inStockCount: number;
  @Field(() => Int, { description: 'The number of models that they are sizes of.' }) modelCount: number;
  @Field(() => Int, { description: 'The number of brands that make them.' }) brandCount: number;
  @Field(() => Int, { description: 'The number of sizes they come in.' }) sizeCount: number;
  @Field(() => Pence, { description: 'The lowest price; 0 if there are no tyres.' }) minPrice: number;
  @Field(() => Pence, { description: 'The highest price; 0 if there are no tyres.' }) maxPrice: number;
  @Field(() => Int, { description: 'How many are run-flat tyres.' }) runFlatCount: number;
  @Field(() => Int, { description: 'How many have extra load (XL).' }) extraLoadCount: number;
  @Field(() => Int, { description: 'How many carry the three-peak mountain snowflake.' })
  snowflakeCount: number;
  @Field(() => Int, { description: 'How many have a tyre label; those of motorcycles have none.' })
  labelledCount: number;
  @Field(() => Int, { nullable: true, description: 'The least noise in dB; null if none has a label.' })
  minNoiseDb: number | null;
  @Field(() => Int, { nullable: true, description: 'The most noise in dB; null if none has a label.' })
  maxNoiseDb: number | null;
  @Field(() => [RangePart], { description: 'By season: summer, winter, all season.' }) seasons: RangePart[];
  @Field(() => [RangePart], { description: 'By kind of vehicle.' }) categories: RangePart[];
  @Field(() => [RangePart], { description: 'By brand, most tyres first.' }) brands: RangePart[];
  @Field(() => [RangePart], { description: 'By size, most tyres first; at most 40.' }) sizes: RangePart[];
  @Field(() => [RangePart], { description: 'By load index, lowest first.' }) loadIndexes: RangePart[];
  @Field(() => [RangePart], { description: 'By speed rating, slowest first.' }) speedRatings: RangePart[];
  @Field(() => [RangePart], { description: 'By wet grip class, A first.' }) wetGrip: RangePart[];
  @Field(() => [RangePart], { description: 'By fuel efficiency class, A first.' })
  fuelEfficiency: RangePart[];
}
