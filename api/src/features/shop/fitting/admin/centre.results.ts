import { createUnionType, Field, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import { Refusal } from '../../../../platform/services/refusal.ts';
import { StaleWrite } from '../../../../platform/services/stale-write.ts';
import { AffectedBooking } from './affected-booking.type.ts';
import { AdminFittingCentre } from './centre.type.ts';

@ObjectType({ description: 'The fitting centre was saved.' })
export class FittingCentreSaved {
  @Field(() => AdminFittingCentre, { description: 'The centre as it is now.' }) centre: AdminFittingCentre;
  @Field(() => [AffectedBooking], {
    description: 'Its booked jobs that don’t fit what it offers now. They stay booked.',
  })
  affectedBookings: AffectedBooking[];
}

@ObjectType({ implements: Refusal, description: 'No fitting centre, van or closure has this identifier.' })
export class FittingPlaceNotFound extends Refusal {}

export const CreateFittingCentreResult = createUnionType({
  name: 'CreateFittingCentreResult',
  description: 'The new centre, or why it was refused.',
  types: () => [FittingCentreSaved, InvalidInput] as const,
});

export const UpdateFittingCentreResult = createUnionType({
  name: 'UpdateFittingCentreResult',
  description: 'The updated centre, or why the update was refused.',
  types: () => [FittingCentreSaved, InvalidInput, FittingPlaceNotFound, StaleWrite] as const,
});
