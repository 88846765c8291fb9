import { Field, ID, InputType, Int } from 'type-graphql';
import { Constraint } from '../../../../platform/input/constraint.ts';
import { DateTime } from '../../../../platform/input/scalars.ts';

@InputType({ description: 'The new time of a booking, and its new centre.' })
export class MoveBookingInput {
  @Field(() => ID, { description: 'The booking’s UUID.' }) bookingId: string;
  @Field(() => Int, {
    description:
      'The booking’s revision as the caller read it, so that of two simultaneous moves only one happens.',
  })
  revision: number;
  @Field(() => DateTime, { description: 'The start of a free slot.' }) start: Date;
  @Constraint({ maxLength: 100, message: 'This isn’t the identifier of a fitting centre' })
  @Field(() => String, {
    nullable: true,
    description:
      'Another centre’s identifier, while the tyres haven’t been sent; the same centre if omitted.',
  })
  centre?: string | null;
  @Constraint({ min: 1, message: 'Bays and vans are numbered from 1' })
  @Field(() => Int, {
    nullable: true,
    description:
      'For staff: the bay, counted from 1, or the van’s number. The first that’s free if omitted. A job that keeps ' +
      'its ' +
      'time and only changes its bay or van stays confirmed, and nobody is told.',
  })
  lane?: number | null;
  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Whether the buyer asks for the fitting to be done within the period in which they can cancel the order. ' +
      'Needed if the new time lies within it and the old one didn’t.',
  })
  requestsEarlyFitting: boolean;
}
