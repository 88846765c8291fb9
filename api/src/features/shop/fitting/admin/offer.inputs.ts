import type { InputRule } from '@treadline/schema/input/rule';
import { CLOCK_TIME, WEEKDAYS, type WeekdayHours } from '@treadline/schema/trade/values/week';
import { Field, Float, InputType, Int } from 'type-graphql';
import { Constraint } from '../../../../platform/input/constraint.ts';
import type { FieldError } from '../../../../platform/input/invalid-input.ts';
import { LocalDate } from '../../../../platform/input/scalars.ts';
import { FittingService } from '../fitting.enums.ts';
import { RIM_RULE } from '../fitting.inputs.ts';

/** The corners of the United Kingdom in degrees. */
const LATITUDE: InputRule = { min: 49, max: 61, message: 'Latitude must be from 49 to 61 degrees' };
const LONGITUDE: InputRule = { min: -9, max: 2, message: 'Longitude must be from -9 to 2 degrees' };
const SERVICES: InputRule = { required: 'Choose at least one service' };
const WEEK: InputRule = { required: 'Give the hours of at least one day', maxItems: WEEKDAYS.length };

@InputType({ description: 'The hours of one day of the week, in London time.' })
export class FittingWeekdayInput implements WeekdayHours {
  @Constraint({ min: 1, max: WEEKDAYS.length, message: 'A day is from 1, Monday, to 7, Sunday' })
  @Field(() => Int, { description: 'The day, counted from Monday as 1.' })
  day: number;
  @Constraint({ pattern: CLOCK_TIME.source, message: 'Enter a time such as 08:00' })
  @Field({ description: 'For example 08:30.' })
  opens: string;
  @Constraint({ pattern: CLOCK_TIME.source, message: 'Enter a time such as 18:00' })
  @Field({ description: 'For example 17:30.' })
  closes: string;
}

/** The rules of what centres and vans share. Their columns of a file keep them too. */
export const OFFER_RULES = {
  latitude: LATITUDE,
  longitude: LONGITUDE,
  services: SERVICES,
  minRim: RIM_RULE,
  maxRim: RIM_RULE,
  week: WEEK,
} as const;

/** The services, rims and hours of a centre or a van. */
@InputType()
export abstract class FittingOfferFields {
  @Constraint(OFFER_RULES.services)
  @Field(() => [FittingService], { description: 'The services it offers.' })
  services: FittingService[];

  @Constraint(OFFER_RULES.minRim)
  @Field(() => Int, { description: 'The smallest rim it fits tyres to, in inches.' })
  minRim: number;

  @Constraint(OFFER_RULES.maxRim)
  @Field(() => Int, { description: 'The largest rim it fits tyres to, in inches.' })
  maxRim: number;

  @Constraint(OFFER_RULES.week)
  @Field(() => [FittingWeekdayInput], { description: 'Its hours; days that are left out are days off.' })
  week: FittingWeekdayInput[];

  @Field(() => LocalDate, {
    nullable: true,
    description: 'The day from which it takes no more jobs; null or left out while it takes them.',
  })
  closedFrom?: string | null;
}

/** Faults between the fields that centres and vans share. */
export function checkOffer({ minRim, maxRim, week }: FittingOfferFields): FieldError[] {
  const days = week.map(({ day }) => day);
  const twice = days.find((day, index) => days.indexOf(day) !== index);
  const late = week.findIndex(({ opens, closes }) => closes <= opens);
  return [
    ...(minRim > maxRim
      ? [{ path: 'maxRim', message: 'The largest rim must not be smaller than the smallest' }]
      : []),
    ...(twice === undefined
      ? []
      : [{ path: 'week', message: `${WEEKDAYS[twice - 1]} is in the list more than once` }]),
    ...(late < 0
      ? []
      : [{ path: `week.${late}.closes`, message: 'Closing time must be after opening time' }]),
  ];
}

@InputType({ description: 'A position in degrees.' })
export class FittingPositionInput {
  @Constraint(LATITUDE)
  @Field(() => Float, { description: 'Degrees north of the equator.' })
  latitude: number;
  @Constraint(LONGITUDE)
  @Field(() => Float, { description: 'Degrees east of Greenwich.' })
  longitude: number;
}
