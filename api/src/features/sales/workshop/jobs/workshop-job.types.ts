import { createUnionType, Directive, Field, ID, Int, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import { DateTime } from '../../../../platform/input/scalars.ts';
import { BookingState } from '../../../shop/fitting/index.ts';
import { BookingNotFound, BookingRefused, FittingJobUnits } from '../../bookings/index.ts';

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'A fitting job as a fitter sees it: the work, and nothing else about its order.' })
export class WorkshopJob {
  @Field(() => ID, { description: 'The booking’s UUID.' }) id: string;
  @Field({ description: 'The order number, which is written on the tyres.' }) orderNumber: string;
  @Field(() => BookingState, { description: 'How far it has come.' }) state: BookingState;
  @Field(() => Int, { nullable: true, description: 'The bay, counted from 1; null for a van.' })
  bay: number | null;
  @Field(() => DateTime, { description: 'When it begins.' }) startsAt: Date;
  @Field(() => DateTime, { description: 'When it ends.' }) endsAt: Date;
  @Field(() => String, { nullable: true, description: 'The number plate; null if the buyer gave none.' })
  registration: string | null;
  @Field(() => String, { nullable: true, description: 'The buyer’s first name; null once it’s erased.' })
  firstName: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'Where the van has to go, on one line; null at a centre, once its day is over, and once it’s erased.',
  })
  address: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'The buyer’s telephone number, for the driver; null whenever `address` is, or if none was given.',
  })
  phone: string | null;
  @Field(() => [FittingJobUnits], { description: 'The tyres to fit.' }) tyres: readonly FittingJobUnits[];
  @Field(() => [FittingJobUnits], { description: 'The work bought in addition.' })
  extras: readonly FittingJobUnits[];
  @Field(() => Boolean, { description: 'Whether it can be reported as done with `completeMyJob`.' })
  canComplete: boolean;
  @Field(() => Boolean, { description: 'Whether it can be reported with `recordMyNoShow`.' })
  canMiss: boolean;
}

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'The jobs of the viewer’s centre or van on a day.' })
export class WorkshopDay {
  @Field({ description: 'The name of the centre or van.' }) place: string;
  @Field(() => [WorkshopJob], { description: 'The paid jobs that keep their time, the earliest first.' })
  jobs: WorkshopJob[];
}

export const UpdateMyJobResult = createUnionType({
  name: 'UpdateMyJobResult',
  description: 'The changed job, or why it wasn’t changed.',
  types: () => [WorkshopJob, BookingNotFound, BookingRefused, InvalidInput] as const,
});
