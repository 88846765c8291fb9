import type { InputRule } from '@treadline/schema/input/rule';
import { Field, InputType, Int } from 'type-graphql';
import { Checked, Constraint, MAX_ITEMS } from '../../../../../platform/input/constraint.ts';
import type { FieldError } from '../../../../../platform/input/invalid-input.ts';
import { Pence } from '../../../../../platform/input/scalars.ts';
import { LabelClass, Season, TyreCategory } from '../../../../../platform/services/trade.enums.ts';
import { BrandTier } from '../../record/catalogue.enums.ts';

const NO_SPEED_RATING = 'minSpeedRating must be a speed rating such as V';
const LEAST_SPEED_RATING: InputRule = {
  required: NO_SPEED_RATING,
  format: 'speed-rating',
  message: NO_SPEED_RATING,
};

/** Refuses a minimum price above the maximum. */
export function checkPrices({ minPrice, maxPrice }: Pick<TyreFilter, 'minPrice' | 'maxPrice'>): FieldError[] {
  if ((minPrice ?? 0) <= (maxPrice ?? Infinity)) return [];
  const message = `minPrice must not be above maxPrice; got ${minPrice} and ${maxPrice} pence`;
  return [{ path: 'minPrice', message }];
}

/** The fields that filter by properties of the tyre. */
@InputType()
export abstract class TyreFilter {
  @Field(() => [TyreCategory], { nullable: true, description: 'Kinds of vehicle.' })
  categories?: TyreCategory[];

  @Field(() => [String], { nullable: true, description: 'Brand slugs, for example michelin.' })
  brands?: string[];

  @Field(() => [BrandTier], { nullable: true, description: 'Price classes of brands.' })
  brandTiers?: BrandTier[];

  @Field(() => [String], { nullable: true, description: 'Model slugs, for example primacy-4-plus.' })
  models?: string[];

  @Field(() => [Season], {
    nullable: true,
    description: 'Seasons; a single one can be given without brackets.',
  })
  season?: Season[];

  @Field(() => Int, {
    nullable: true,
    description:
      'Section width in millimetres. With profile and diameter it forms a size without a C, which ' +
      'excludes van tyres unless categories includes them or no other tyre has the size.',
  })
  width?: number;

  @Field(() => Int, { nullable: true, description: 'Sidewall height as a percentage of the width.' })
  profile?: number;

  @Field(() => Int, { nullable: true, description: 'Rim diameter in inches.' })
  diameter?: number;

  @Field(() => [String], {
    nullable: true,
    description:
      'Sizes in any spelling: 205/55 R16, 2055516. Van tyres only match a size with a C, such as ' +
      '215/65 R16C, unless categories includes them or no other tyre has the size.',
  })
  sizes?: string[];

  @Field(() => [String], { nullable: true, description: 'Speed ratings, matched exactly.' })
  speedRatings?: string[];

  @Field(() => Int, { nullable: true, description: 'The minimum load index.' })
  minLoadIndex?: number;

  @Constraint(LEAST_SPEED_RATING)
  @Field(() => String, { nullable: true, description: 'The minimum speed rating; faster ones match too.' })
  minSpeedRating?: string;

  @Field(() => [LabelClass], { nullable: true, description: 'Fuel efficiency classes of the label.' })
  fuelEfficiency?: LabelClass[];

  @Field(() => [LabelClass], { nullable: true, description: 'Wet grip classes of the label.' })
  wetGrip?: LabelClass[];

  @Field(() => Int, { nullable: true, description: 'The maximum external noise in dB.' })
  maxNoiseDb?: number;

  @Field({ nullable: true, description: 'True for run-flat tyres only, false to exclude them.' })
  runFlat?: boolean;

  @Field({ nullable: true, description: 'True for extra load (XL) tyres only, false to exclude them.' })
  extraLoad?: boolean;

  @Field({ nullable: true, description: 'True for electric-car tyres only, false to exclude them.' })
  evSpec?: boolean;

  @Field({
    nullable: true,
    description: 'True for tyres with the three-peak mountain snowflake only, false to exclude them.',
  })
  threePeakSnowflake?: boolean;

  @Field(() => [String], { nullable: true, description: 'Approval marks of vehicle makers, for example MO.' })
  oeMarks?: string[];

  @Field({ nullable: true, description: 'Only tyres whose price has come down within the last 90 days.' })
  onSale?: boolean;

  @Field({ nullable: true, description: 'Only tyres available to buy now.' })
  inStock?: boolean;

  @Field(() => Pence, { nullable: true, description: 'The minimum price of one tyre.' })
  minPrice?: number;

  @Field(() => Pence, { nullable: true, description: 'The maximum price of one tyre.' })
  maxPrice?: number;
}

@Checked(checkPrices)
@InputType({
  description:
    'The filter of a listing. Different fields are combined with "and", several values of one ' +
    `field with "or". A list takes at most ${MAX_ITEMS} values.`,
})
export class ProductFilter extends TyreFilter {
  @Field(() => String, {
    nullable: true,
    description: 'A UK registration, to get only tyres that fit the vehicle.',
  })
  registration?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Make of a vehicle, with vehicleModel and, if known, year.',
  })
  make?: string;

  @Field(() => String, { nullable: true, description: 'Only tyres that fit this model. Requires make.' })
  vehicleModel?: string;

  @Field(() => Int, { nullable: true, description: 'Year of the vehicle.' })
  year?: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Only tyres that fit versions of the vehicle sold before this year. Ignored with year.',
  })
  yearBefore?: number;

  @Field(() => String, {
    nullable: true,
    description:
      'The day the tyres are needed by, as 2026-11-28 or in words such as tomorrow or saturday. Only ' +
      'tyres in stock match.',
  })
  neededBy?: string;
}
