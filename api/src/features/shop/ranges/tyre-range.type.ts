import { Field, Int, ObjectType } from 'type-graphql';
import { Pence } from '../../../platform/input/scalars.ts';
import { graphqlEnum } from '../../../platform/services/enums.ts';
import { Product } from '../catalogue/index.ts';

export const PickReason = graphqlEnum('PickReason', 'The reason a tyre stands out in its range.', {
  CHEAPEST: 'The cheapest in stock.',
  QUIETEST: 'The lowest external noise on its label; the cheapest if several share it.',
  BEST_WET_GRIP: 'The best wet grip class; the cheapest if several share it.',
  MOST_EFFICIENT: 'The best fuel efficiency class; the cheapest if several share it.',
});
export type PickReason = keyof typeof PickReason;

@ObjectType({ description: 'The tyres of a range that share one property.' })
export class RangePart {
  @Field({ description: 'The value they share, as the filter of a listing takes it.' }) value: string;
  @Field({ description: 'Its name for shoppers.' }) label: string;
  @Field(() => Int, { description: 'The number of tyres.' }) count: number;
  @Field(() => Pence, { description: 'The lowest price of one.' }) minPrice: number;
}

@ObjectType({ description: 'A tyre that stands out in its range.' })
export class RangePick {
  @Field(() => PickReason, { description: 'The reason it stands out.' }) reason: PickReason;
  @Field(() => Product, { description: 'The tyre.' }) product: Product;
}

@ObjectType({ description: 'Figures about all tyres on sale in one size, of one brand or for one vehicle.' })
export class TyreRange {
  @Field(() => Int, { description: 'The number of tyres.' }) tyreCount: number;
  @Field(() => Int, { description: 'How many of them can be bought now.' }) inStockCount: number;
  @Field(() => Int, { description: 'The number of their models.' }) modelCount: number;
  @Field(() => Int, { description: 'The number of their brands.' }) brandCount: number;
  @Field(() => Int, { description: 'The number of their sizes.' }) sizeCount: number;
  @Field(() => Pence, { description: 'The lowest price; 0 if the range is empty.' }) minPrice: number;
  @Field(() => Pence, { description: 'The highest price; 0 if the range is empty.' }) maxPrice: number;
  @Field(() => Int, { description: 'How many are run-flat tyres.' }) runFlatCount: number;
  @Field(() => Int, { description: 'How many have extra load (XL).' }) extraLoadCount: number;
  @Field(() => Int, { description: 'How many carry the three-peak mountain snowflake.' })
  snowflakeCount: number;
  @Field(() => Int, { description: 'How many have a tyre label; motorcycle tyres don’t.' })
  labelledCount: number;
  @Field(() => Int, { nullable: true, description: 'The lowest noise in dB; null if none has a label.' })
  minNoiseDb: number | null;
  @Field(() => Int, { nullable: true, description: 'The highest noise in dB; null if none has a label.' })
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
