import { Field, Float, Int, ObjectType } from 'type-graphql';
import { DateTime, Pence } from '../../../../platform/input/scalars.ts';
import { graphqlEnum } from '../../../../platform/services/enums.ts';
import { FittingCentre } from '../fitting-centre.entity.ts';
import { FittingExtra, FittingWay } from '../fitting.enums.ts';

export const FittingProblem = graphqlEnum('FittingProblem', 'Why a fitting can’t be booked as it is.', {
  NO_PLACE: 'No centre or postcode was chosen.',
  OUT_OF_REACH: 'The vans don’t go to this postcode.',
  UNABLE: 'The centre or van can’t do this job.',
  EXTRA_UNAVAILABLE: 'An extra isn’t offered, or not that often.',
  NO_SLOT: 'No time was chosen.',
  TOO_EARLY: 'The tyres can’t be there at that time.',
  NOT_OFFERED: 'No job of this length begins at that time.',
  TAKEN: 'Another buyer has taken the time.',
});
export type FittingProblem = keyof typeof FittingProblem;

@ObjectType({ description: 'A time for a fitting job.' })
export class FittingSlot {
  @Field(() => DateTime, { description: 'When the vehicle is expected, or the van comes.' }) startsAt: Date;
  @Field(() => DateTime, { description: 'When the job is over.' }) endsAt: Date;
}

@ObjectType({ description: 'An extra that can be added to a fitting job.' })
export class OfferedExtra {
  @Field(() => FittingExtra, { description: 'Pass it to checkout.' }) extra: FittingExtra;
  @Field({ description: 'Its name on pages.' }) name: string;
  @Field({ description: 'A sentence about it.' }) description: string;
  @Field(() => Pence, { description: 'The price of one, including VAT.' }) price: number;
  @Field(() => Int, { description: 'The most that this job can have.' }) most: number;
}

@ObjectType({ description: 'The fitting of those lines of a cart that have the same way of fitting.' })
export class QuotedFitting {
  @Field(() => FittingWay, { description: 'The lines it is for.' }) way: FittingWay;
  @Field(() => Int, { description: 'How many tyres it fits.' }) tyres: number;
  @Field(() => Int, { description: 'How many minutes the job lasts.' }) minutes: number;
  @Field(() => FittingCentre, { nullable: true, description: 'The chosen centre; null for a van.' })
  centre: FittingCentre | null;
  @Field(() => Float, {
    nullable: true,
    description: 'The straight line in km from the base to where the van goes; null for a centre.',
  })
  km: number | null;
  @Field(() => FittingSlot, {
    nullable: true,
    description: 'The chosen time; null if none was, or if it can’t be had.',
  })
  slot: FittingSlot | null;
  @Field(() => [OfferedExtra], { description: 'The extras offered there.' }) extras: OfferedExtra[];
  @Field(() => FittingProblem, {
    nullable: true,
    description: 'Why it can’t be booked as it is; null if it can.',
  })
  problem: FittingProblem | null;
  @Field(() => String, { nullable: true, description: 'The problem in a sentence; null if there isn’t one.' })
  problemText: string | null;
}
