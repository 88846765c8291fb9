import { Field, InputType, Int } from 'type-graphql';
import { Constraint } from '../../../../platform/input/constraint.ts';
import { LocalDate } from '../../../../platform/input/scalars.ts';

const MOST_DAYS = 7;

@InputType({ description: 'The place and the days that a calendar shows.' })
export class FittingCalendarInput {
  @Constraint({ maxLength: 100, message: 'This isn’t the identifier of a fitting centre' })
  @Field(() => String, { nullable: true, description: 'The centre’s identifier; the vans if omitted.' })
  centre?: string | null;
  @Field(() => LocalDate, { description: 'The day with which the calendar begins.' }) firstDay: string;
  @Constraint({ min: 1, max: MOST_DAYS, message: `Ask for 1 to ${MOST_DAYS} days` })
  @Field(() => Int, { defaultValue: 1, description: `How many days, at most ${MOST_DAYS}.` })
  days: number;
}
