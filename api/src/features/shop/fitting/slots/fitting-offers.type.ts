import { Directive, Field, Float, InterfaceType, Int, ObjectType } from 'type-graphql';
import { DateTime, LocalDate } from '../../../../platform/input/scalars.ts';
import { FittingCentre } from '../fitting-centre.entity.ts';
import { Place } from '../town.entity.ts';
import { FittingSlot } from './quoted-fitting.type.ts';

@ObjectType({ description: 'The free starts of a job on one day.' })
export class FittingDay {
  @Field(() => LocalDate, { description: 'The day, in London.' }) day: string;
  @Field(() => [DateTime], { description: 'When the job can begin, in order.' }) starts: Date[];
  @Field(() => String, {
    nullable: true,
    description:
      'Why no job can begin that day, in a few words: it’s closed, or too late. Null if times are free, or all booked.',
  })
  closedBecause: string | null;
}

/** The free starts on a number of days. */
export type DaysOf = (from: string | null, count: number) => FittingDay[];

@InterfaceType({ description: 'When a centre or a van can do a job.' })
export abstract class FittingOffer {
  @Field(() => Int, { description: 'How many minutes the job lasts.' }) minutes: number;
  @Field(() => String, {
    nullable: true,
    description: 'Why it can’t be done there, in a sentence; null if it can.',
  })
  refusal: string | null;
  @Field(() => FittingSlot, {
    nullable: true,
    description: 'The first free time once the tyres can be there; null if there’s none.',
  })
  earliest: FittingSlot | null;
  readonly daysOf: DaysOf;
}

@ObjectType({ implements: FittingOffer, description: 'A fitting centre’s offer for a job.' })
export class CentreOffer extends FittingOffer {
  @Field(() => FittingCentre, { description: 'The garage that makes the offer.' }) centre: FittingCentre;
  @Field(() => Float, { description: 'The straight line to it in miles.' }) miles: number;
}

@ObjectType({ implements: FittingOffer, description: 'The offer of the shop’s vans for a job.' })
export class VanOffer extends FittingOffer {
  @Field(() => Float, {
    nullable: true,
    description: 'The straight line in km from the base to the place; null if it isn’t known.',
  })
  km: number | null;
  @Field(() => String, {
    nullable: true,
    description:
      'The number to call in an emergency, in a sentence, if no van is free today; otherwise null.',
  })
  emergency: string | null;
}

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'Where and when tyres can be fitted near a place.' })
export class FittingOffers {
  @Field(() => Place, {
    nullable: true,
    description: 'The place that was asked for, or the base town; null if the shop doesn’t know it.',
  })
  place: Place | null;
  @Field(() => [CentreOffer], { description: 'The centres, nearest first, those that can’t do the job too.' })
  centres: CentreOffer[];
  @Field(() => VanOffer, { description: 'The shop’s vans.' }) van: VanOffer;
}
