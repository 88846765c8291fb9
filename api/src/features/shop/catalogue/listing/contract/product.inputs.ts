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

/** Refuses a lowest price above the highest. */
export function checkPrices({ minPrice, maxPrice }: Pick<TyreFilter, 'minPrice' | 'maxPrice'>): FieldError[] {
  if ((minPrice ?? 0) <= (maxPrice ?? Infinity)) return [];
  const message = `minPrice must not be above maxPrice; got ${minPrice} and ${maxPrice} pence`;
  return [{ path: 'minPrice', message }];
}

/** The fields that narrow by the tyre itself. */
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

  @Field(() => [Season], { nullable: true, description: 'Seasons; one may be given without brackets.' })
  season?: Season[];

  @Field(() => Int, {
    nullable: true,
    description:
      'Section width in millimetres. Together with profile and diameter it is a size without a C, which ' +
      'leaves van tyres out unless categories asks for them or no other tyre has the size.',
  })
  width?: number;

  @Field(() => Int, { nullable: true, description: 'Sidewall height as a percentage of the width.' })
  profile?: number;

  @Field(() => Int, { nullable: true, description: 'Rim diameter in inches.' })
  diameter?: number;

  @Field(() => [String], {
    nullable: true,
    description:
      'Sizes in any spelling: 205/55 R16, 2055516. Only a size with a C, such as 215/65 R16C, finds van tyres, ' +
      'unless categories asks for them or no other tyre has the size.',
  })
  sizes?: string[];

  @Field(() => [String], { nullable: true, description: 'Speed rating letters, exactly.' })
  speedRatings?: string[];

  @Field(() => Int, { nullable: true, description: 'The lowest load index.' })
  minLoadIndex?: number;

  @Constraint(LEAST_SPEED_RATING)
  @Field(() => String, { nullable: true, description: 'The lowest speed rating; faster ones are included.' })
  minSpeedRating?: string;

  @Field(() => [LabelClass], { nullable: true, description: 'Fuel efficiency classes of the label.' })
  fuelEfficiency?: LabelClass[];

  @Field(() => [LabelClass], { nullable: true, description: 'Wet grip classes of the label.' })
  wetGrip?: LabelClass[];

  @Field(() => Int, { nullable: true, description: 'The highest external noise in dB.' })
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

  @Field(() => [String], { nullable: true, description: 'Approval marks of vehicle makers, for example MO.' })
  oeMarks?: string[];

  @Field({ nullable: true, description: 'Only tyres that cost more within the last 90 days.' })
  onSale?: boolean;

  @Field({ nullable: true, description: 'Only tyres that can be bought now.' })
  inStock?: boolean;

  @Field(() => Pence, { nullable: true, description: 'The lowest price of one tyre.' })
  minPrice?: number;

  @Field(() => Pence, { nullable: true, description: 'The highest price of one tyre.' })
  maxPrice?: number;
}

@Checked(checkPrices)
@InputType({
  description:
    'The filter of a listing. Different fields are combined with "and", several values of one ' +
    `field with "or". A list takes at most ${MAX_ITEMS} values.`,
})
export class ProductFilter extends TyreFilter {
  @Field(() => String, { nullable: true, description: 'A UK registration: only tyres that fit its vehicle.' })
  registration?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Make of a vehicle, together with vehicleModel and, if known, year.',
  })
  make?: string;

  @Field(() => String, { nullable: true, description: 'Only tyres that fit this model. Needs its make.' })
  vehicleModel?: string;

  @Field(() => Int, { nullable: true, description: 'Year of the vehicle.' })
  year?: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Only what fits versions of the vehicle sold before this year. Ignored if year is given.',
  })
  yearBefore?: number;

  @Field(() => String, {
    nullable: true,
    description:
      'The day that the tyres must have arrived by, as 2026-11-28 or in words such as tomorrow or saturday: only ' +
      'tyres in stock.',
  })
  neededBy?: string;
}
