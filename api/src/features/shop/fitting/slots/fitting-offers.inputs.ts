import { MAX_QUANTITY } from '@treadline/schema/trade/listing/quantity';
import { ArgsType, Field, InputType, Int } from 'type-graphql';
import { Constraint } from '../../../../platform/input/constraint.ts';
import { LocalDate } from '../../../../platform/input/scalars.ts';
import { FittingExtraInput } from './fitting-choice.inputs.ts';

/** More centres than a page lists. */
export const MOST_CENTRES = 20;
const MOST_LINES = 50;
/** The most days that one answer lists: a month. */
const MOST_DAYS = 31;
const WEEK = 7;
const PLACE = { maxLength: 60, message: 'Enter a town or a postcode of at most 60 characters' };

@InputType({ description: 'Tyres to fit.' })
export class FittingTyresInput {
  @Field(() => Int, { description: 'References `Product.id`.' }) productId: number;
  @Constraint({ min: 1, max: MAX_QUANTITY, message: `The quantity is from 1 to ${MAX_QUANTITY}` })
  @Field(() => Int, { description: 'How many.' })
  quantity: number;
}

@InputType({ description: 'A fitting job, and where to look for a centre or van.' })
export class FittingOffersInput {
  @Constraint({ maxItems: MOST_LINES, message: `A job has at most ${MOST_LINES} different tyres` })
  @Field(() => [FittingTyresInput], { description: 'The tyres; unknown products are left out.' })
  tyres: FittingTyresInput[];
  @Constraint({ maxItems: 10, message: 'Name each extra once' })
  @Field(() => [FittingExtraInput], {
    defaultValue: [],
    description: 'Extras that make the job longer, or need an able centre.',
  })
  extras: FittingExtraInput[];
  @Constraint(PLACE)
  @Field(() => String, {
    nullable: true,
    description: 'A postcode, the first half of one, or a town; the base town if omitted.',
  })
  near?: string | null;
  @Constraint({ maxLength: 100, message: 'This isn’t the identifier of a fitting centre' })
  @Field(() => String, { nullable: true, description: 'Only this centre, by its identifier.' })
  centre?: string | null;
  @Constraint({ min: 1, max: MOST_CENTRES, message: `Ask for 1 to ${MOST_CENTRES} centres` })
  @Field(() => Int, { defaultValue: 6, description: 'How many centres to list.' })
  limit: number;
}

/** The days whose free times are listed. */
@ArgsType()
export class FittingDaysArguments {
  @Field(() => LocalDate, {
    nullable: true,
    description: 'The first day; the first on which the tyres can be there if omitted or earlier.',
  })
  from?: string | null;
  @Constraint({ min: 1, max: MOST_DAYS, message: `Ask for 1 to ${MOST_DAYS} days` })
  @Field(() => Int, { defaultValue: WEEK, description: `How many days, at most ${MOST_DAYS}.` })
  count: number;
}
