import { Field, InputType, Int } from 'type-graphql';
import { Constraint } from '../../../../platform/input/constraint.ts';
import { LocalDate } from '../../../../platform/input/scalars.ts';
import { BookingState } from '../../../shop/fitting/index.ts';

@InputType({ description: 'Which bookings to list. Each field narrows the list.' })
export class BookingFilter {
  @Field(() => [BookingState], { nullable: true, description: 'Only bookings in one of these states.' })
  states?: BookingState[] | null;
  @Constraint({ maxLength: 100, message: 'This isn’t the identifier of a fitting centre' })
  @Field(() => String, { nullable: true, description: 'Only bookings at this centre, by its identifier.' })
  centre?: string | null;
  @Field(() => Int, { nullable: true, description: 'Only bookings of this van, by its number.' })
  van?: number | null;
  @Field(() => LocalDate, { nullable: true, description: 'Only bookings on this day in London or later.' })
  firstDay?: string | null;
  @Field(() => LocalDate, { nullable: true, description: 'Only bookings on this day in London or earlier.' })
  lastDay?: string | null;
}
