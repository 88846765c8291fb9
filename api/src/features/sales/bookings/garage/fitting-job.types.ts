import { createUnionType, Directive, Field, ID, Int, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import { DateTime, Pence } from '../../../../platform/input/scalars.ts';
import { Refusal } from '../../../../platform/services/refusal.ts';
import { result } from '../../../../platform/services/result.ts';
import { BookingState } from '../../../shop/fitting/index.ts';
import { OrderParcel } from '../../orders/index.ts';
import { FittingReport } from '../reading/booking.types.ts';

@ObjectType({ description: 'Tyres or an extra of a job.' })
export class FittingJobUnits {
  @Field({ description: 'The full name: a tyre’s has its size, load and speed.' }) name: string;
  @Field(() => Int, { description: 'How many.' }) quantity: number;
}

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType('FittingJob', { description: 'The job sheet of a booking for the garage that does it.' })
export class FittingJobSheet {
  @Field(() => ID, { description: 'The booking’s UUID.' }) id: string;
  @Field({ description: 'The order number, which is written on the tyres.' }) orderNumber: string;
  @Field({ description: 'The garage’s name.' }) garage: string;
  @Field(() => BookingState, { description: 'How far it has come.' }) state: BookingState;
  @Field(() => DateTime, { description: 'When the vehicle is expected.' }) startsAt: Date;
  @Field(() => DateTime, { description: 'When the job is over.' }) endsAt: Date;
  @Field(() => String, { nullable: true, description: 'The number plate; null if the buyer gave none.' })
  registration: string | null;
  @Field(() => String, { nullable: true, description: 'The buyer’s first name; null once it’s erased.' })
  buyer: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The buyer’s telephone number; null if none was given.',
  })
  phone: string | null;
  @Field(() => [FittingJobUnits], { description: 'The tyres to fit.' }) tyres: readonly FittingJobUnits[];
  @Field(() => [FittingJobUnits], { description: 'The work bought in addition.' })
  extras: readonly FittingJobUnits[];
  @Field(() => OrderParcel, {
    nullable: true,
    description: 'The parcel with the tyres; null until it’s sent.',
  })
  parcel: OrderParcel | null;
  @Field(() => [Int], { description: 'The diameters of the rims in inches.' }) rims: readonly number[];
  @Field(() => Pence, { nullable: true, description: 'The garage’s fee; null if none is agreed.' })
  fee: number | null;
  @Field(() => [DateTime], { description: 'Other times that the garage proposed.' }) proposed: Date[];
  @Field(() => [DateTime], { description: 'The next free times, which the garage can propose.' })
  freeTimes: Date[];
  @Field(() => Boolean, { description: 'Whether the garage still has to answer.' }) isAsked: boolean;
  @Field(() => Boolean, { description: 'Whether it can say that it can’t do the job.' }) canDecline: boolean;
  @Field(() => Boolean, { description: 'Whether the time for its report has come.' }) canReport: boolean;
  @Field(() => FittingReport, {
    nullable: true,
    description: 'The garage’s record of the job; null until it’s done.',
  })
  report: FittingReport | null;
}

@ObjectType({
  implements: Refusal,
  description: 'The garage’s link or its answer isn’t accepted; the message says why.',
})
export class FittingJobRefused extends Refusal {}

export const jobRefused = (message: string): FittingJobRefused => result(FittingJobRefused, { message });

export const FittingJobResult = createUnionType({
  name: 'FittingJobResult',
  description: 'The job sheet, or why it isn’t shown or changed.',
  types: () => [FittingJobSheet, FittingJobRefused, InvalidInput] as const,
});
