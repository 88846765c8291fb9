import { Directive, Field, Float, Int, ObjectType } from 'type-graphql';
import { DateTime } from '../../../../platform/input/scalars.ts';
import { PageInfo } from '../../../../platform/lists/page.ts';
import { FittingBooking, FittingExtra, Wheel } from '../../../shop/fitting/index.ts';
import { OrderLine } from '../../orders/index.ts';

@ObjectType({ description: 'Tyres to fit.' })
export class BookedTyres {
  @Field(() => OrderLine, { description: 'The order’s line of the tyres.' }) line: OrderLine;
  @Field(() => Int, { description: 'How many; fewer than the line’s if some were refunded before.' })
  quantity: number;
}

@ObjectType({ description: 'An extra of a booking.' })
export class BookedExtra {
  @Field(() => FittingExtra, { description: 'The kind of work.' }) extra: FittingExtra;
  @Field({ description: 'Its name on pages.' }) name: string;
  @Field(() => Int, { description: 'How many were bought.' }) quantity: number;
}

@ObjectType({ description: 'The depth of a tyre’s tread.' })
export class TreadDepth {
  @Field(() => Wheel, { description: 'Where the tyre is.' }) wheel: Wheel;
  @Field(() => Float, { description: 'The depth in millimetres, for example 6.5.' }) mm: number;
}

@ObjectType({ description: 'The fitter’s record of a job that is done.' })
export class FittingReport {
  @Field(() => DateTime, { description: 'When the job was done.' }) doneAt: Date;
  @Field(() => Int, { nullable: true, description: 'The vehicle’s mileage, in miles; null if not recorded.' })
  mileage: number | null;
  @Field(() => [TreadDepth], { description: 'The tread depths that were measured.' })
  treadDepths: TreadDepth[];
  @Field(() => Int, { nullable: true, description: 'How many old tyres were taken; null if not recorded.' })
  casings: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'The registration of the waste carrier who took the old tyres; null if not recorded.',
  })
  wasteCarrier: string | null;
}

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'One page of bookings.' })
export class BookingPage {
  @Field(() => [FittingBooking], { description: 'At most `limit` bookings, the earliest first.' })
  items: FittingBooking[];
  @Field(() => PageInfo, { description: 'The position of this page in the list.' }) pageInfo: PageInfo;
}
