import { createUnionType, Directive, Field, Float, Int, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import { StaleWrite } from '../../../../platform/services/stale-write.ts';
import { AffectedBooking } from './affected-booking.type.ts';
import { FittingPlaceNotFound } from './centre.results.ts';
import { AdminFittingOffer } from './centre.type.ts';

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'A van that fits tyres where the vehicle stands.' })
export class AdminFittingVan extends AdminFittingOffer {
  @Field(() => Int, { description: 'The van’s id; it never changes.' }) id: number;
  @Field(() => Float, { description: 'Degrees north of the equator of its base.' }) latitude: number;
  @Field(() => Float, { description: 'Degrees east of Greenwich of its base.' }) longitude: number;
}

@ObjectType({ description: 'The van was saved.' })
export class FittingVanSaved {
  @Field(() => AdminFittingVan, { description: 'The van as it is now.' }) van: AdminFittingVan;
  @Field(() => [AffectedBooking], {
    description: 'Its booked jobs that don’t fit what it offers now. They stay booked.',
  })
  affectedBookings: AffectedBooking[];
}

export const CreateFittingVanResult = createUnionType({
  name: 'CreateFittingVanResult',
  description: 'The new van, or why it was refused.',
  types: () => [FittingVanSaved, InvalidInput] as const,
});

export const UpdateFittingVanResult = createUnionType({
  name: 'UpdateFittingVanResult',
  description: 'The updated van, or why the update was refused.',
  types: () => [FittingVanSaved, InvalidInput, FittingPlaceNotFound, StaleWrite] as const,
});
