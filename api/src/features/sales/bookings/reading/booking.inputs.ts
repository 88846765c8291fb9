import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { Constraint } from '../../../../platform/input/constraint.ts';
import { LocalDate } from '../../../../platform/input/scalars.ts';
import { BookingState, FittingDaysArguments } from '../../../shop/fitting/index.ts';

const MOST_IDS = 250;
const CENTRE = { maxLength: 100, message: 'This isn’t the identifier of a fitting centre' };

@InputType({ description: 'Which bookings to list. Each field narrows the list.' })
export class BookingFilter {
  @Constraint({ maxItems: MOST_IDS, message: `Ask for at most ${MOST_IDS} bookings by their ids` })
  @Field(() => [ID], { nullable: true, description: 'Only these bookings, by their UUIDs.' })
  ids?: string[] | null;
  @Field(() => [BookingState], { nullable: true, description: 'Only bookings in one of these states.' })
  states?: BookingState[] | null;
  @Constraint(CENTRE)
  @Field(() => String, { nullable: true, description: 'Only bookings at this centre, by its identifier.' })
  centre?: string | null;
  @Field(() => Int, { nullable: true, description: 'Only bookings of this van, by its number.' })
  van?: number | null;
  @Field(() => LocalDate, { nullable: true, description: 'Only bookings on this day in London or later.' })
  firstDay?: string | null;
  @Field(() => LocalDate, { nullable: true, description: 'Only bookings on this day in London or earlier.' })
  lastDay?: string | null;
}

/** The days whose free times are listed, at the booking's centre or another. */
@ArgsType()
export class BookingDaysArguments extends FittingDaysArguments {
  @Constraint(CENTRE)
  @Field(() => String, {
    nullable: true,
    description: 'Another centre’s identifier; the same place if omitted.',
  })
  centre?: string | null;
}
