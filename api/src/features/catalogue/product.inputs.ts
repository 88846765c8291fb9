import { Field, InputType, Int } from 'type-graphql';
import { Pence } from '../../platform/scalars.ts';
import { LabelClass, Season, TyreCategory } from './catalogue.enums.ts';

@InputType({
  description:
    'What a listing is narrowed by. Different fields are combined with "and", several values of one field with "or". A list takes at most 50 values.',
})
export class ProductFilter {
  @Field(() => [TyreCategory], { nullable: true, description: 'Kinds of vehicle.' })
  categories?: TyreCategory[];

  @Field(() => [String], { nullable: true, description: 'Brand slugs, for example michelin.' })
  brands?: string[];

  @Field(() => [String], { nullable: true, description: 'Model slugs, for example primacy-4-plus.' })
  models?: string[];

  @Field(() => [Season], { nullable: true, description: 'Seasons; one may be given without brackets.' })
  season?: Season[];

  @Field(() => Int, { nullable: true, description: 'Section width in millimetres.' })
  width?: number;

  @Field(() => Int, { nullable: true, description: 'Sidewall height as a percentage of the width.' })
  profile?: number;

  @Field(() => Int, { nullable: true, description: 'Rim diameter in inches.' })
  diameter?: number;

  @Field(() => [String], { nullable: true, description: 'Sizes in any spelling: 205/55 R16, 2055516.' })
  sizes?: string[];

  @Field(() => [String], { nullable: true, description: 'Speed rating letters, exactly.' })
  speedRatings?: string[];

  @Field(() => Int, { nullable: true, description: 'The least load index.' })
  minLoadIndex?: number;

  @Field(() => String, { nullable: true, description: 'The least speed rating; faster ones are included.' })
  minSpeedRating?: string;

  @Field(() => [LabelClass], { nullable: true, description: 'Fuel efficiency classes of the label.' })
  fuelEfficiency?: LabelClass[];

  @Field(() => [LabelClass], { nullable: true, description: 'Wet grip classes of the label.' })
  wetGrip?: LabelClass[];

  @Field(() => Int, { nullable: true, description: 'The most external noise in dB.' })
  maxNoiseDb?: number;

  @Field({ nullable: true, description: 'Run-flat tyres only, or none of them.' })
  runFlat?: boolean;

  @Field({ nullable: true, description: 'Extra load (XL) tyres only, or none of them.' })
  extraLoad?: boolean;

  @Field({ nullable: true, description: 'Tyres for electric cars only, or none of them.' })
  evSpec?: boolean;

  @Field({
    nullable: true,
    description: 'Tyres with the three-peak mountain snowflake only, or none of them.',
  })
  threePeakSnowflake?: boolean;

  @Field(() => [String], { nullable: true, description: 'Marks of car makers, for example MO.' })
  oeMarks?: string[];

  @Field({ nullable: true, description: 'Only tyres that cost more within the last 90 days.' })
  onSale?: boolean;

  @Field({ nullable: true, description: 'Only tyres that can be bought now.' })
  inStock?: boolean;

  @Field(() => Pence, { nullable: true, description: 'The least price of one tyre.' })
  minPrice?: number;

  @Field(() => Pence, { nullable: true, description: 'The most one tyre may cost.' })
  maxPrice?: number;

  @Field(() => String, { nullable: true, description: 'A UK registration: only tyres that fit its vehicle.' })
  registration?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Make of a vehicle, together with model and, if known, year.',
  })
  make?: string;

  @Field(() => String, { nullable: true, description: 'Model of a vehicle.' })
  model?: string;

  @Field(() => Int, { nullable: true, description: 'Year of the vehicle.' })
  year?: number;
}
