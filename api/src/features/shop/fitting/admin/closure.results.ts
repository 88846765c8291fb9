import { createUnionType, Directive, Field, Int, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import { LocalDate } from '../../../../platform/input/scalars.ts';
import { AffectedBooking } from './affected-booking.type.ts';
import { FittingPlaceNotFound } from './centre.results.ts';

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'Days on which a centre or a van, or all of them, don’t work.' })
export class AdminFittingClosure {
  @Field(() => Int, { description: 'The closure’s number.' }) id: number;
  @Field(() => String, {
    nullable: true,
    description: 'References `AdminFittingCentre.slug`, if it’s of one centre.',
  })
  centre: string | null;
  @Field(() => Int, { nullable: true, description: 'References `AdminFittingVan.id`, if it’s of one van.' })
  van: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'The name of the centre or van; null for all of them.',
  })
  place: string | null;
  @Field(() => LocalDate, { description: 'The first of them in London.' }) firstDay: string;
  @Field(() => LocalDate, { description: 'The last of them in London.' }) lastDay: string;
  @Field({ description: 'Why, in a few words.' }) reason: string;
}

@ObjectType({ description: 'The days were added.' })
export class FittingClosureSaved {
  @Field(() => AdminFittingClosure, { description: 'The days.' }) closure: AdminFittingClosure;
  @Field(() => [AffectedBooking], {
    description: 'The jobs that are booked on these days. They stay booked.',
  })
  affectedBookings: AffectedBooking[];
}

@ObjectType({ description: 'The days are ordinary days again.' })
export class FittingClosureDeleted {
  @Field(() => Int, { description: 'The number it had.' }) id: number;
}

export const CreateFittingClosureResult = createUnionType({
  name: 'CreateFittingClosureResult',
  description: 'The days, or why they were refused.',
  types: () => [FittingClosureSaved, InvalidInput, FittingPlaceNotFound] as const,
});

export const DeleteFittingClosureResult = createUnionType({
  name: 'DeleteFittingClosureResult',
  description: 'The number of the deleted closure, or the refusal if it was deleted before.',
  types: () => [FittingClosureDeleted, FittingPlaceNotFound] as const,
});
