import { Directive, Field, Int, ObjectType } from 'type-graphql';
import { DateTime, LocalDate } from '../../../../platform/input/scalars.ts';
import { FittingBooking } from '../../../shop/fitting/index.ts';

@ObjectType({ description: 'When a bay or van works on a day.' })
export class LaneHoursOnDay {
  @Field(() => Int, { description: 'References `CalendarLane.number`.' }) lane: number;
  @Field(() => DateTime, { nullable: true, description: 'When it begins; null if it’s closed.' })
  opens: Date | null;
  @Field(() => DateTime, { nullable: true, description: 'When it ends; null if it’s closed.' })
  closes: Date | null;
  @Field(() => String, { nullable: true, description: 'Why it’s closed, in a few words; null if it isn’t.' })
  closedBecause: string | null;
}

@ObjectType({ description: 'A fitting job with its place in the calendar.' })
export class CalendarJob {
  @Field(() => Int, { description: 'The bay or van that does it. It may no longer exist.' }) lane: number;
  @Field(() => Int, { description: 'How many tyres are fitted.' }) tyres: number;
  @Field(() => FittingBooking, { description: 'The buyer’s booking of it.' }) booking: FittingBooking;
}

@ObjectType({ description: 'The jobs and capacity of a centre, or of the vans, on one day.' })
export class CalendarDay {
  @Field(() => LocalDate, { description: 'The day in London.' }) day: string;
  @Field(() => [LaneHoursOnDay], { description: 'The hours of each bay or van.' }) hours: LaneHoursOnDay[];
  @Field(() => Int, { description: 'The working minutes of all bays or vans together.' })
  totalMinutes: number;
  @Field(() => Int, { description: 'How many of these minutes are free.' }) freeMinutes: number;
  @Field(() => [CalendarJob], { description: 'The jobs that keep their time, the earliest first.' })
  jobs: CalendarJob[];
}

@ObjectType({ description: 'A bay of a centre, or a van: it does one job at a time.' })
export class CalendarLane {
  @Field(() => Int, { description: 'The bay, counted from 1, or the van’s number.' }) number: number;
  @Field({ description: 'Its name, such as Bay 1.' }) name: string;
}

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'The jobs of a centre’s bays, or of the vans, on a number of days.' })
export class FittingCalendar {
  @Field({ description: 'The centre’s name, or “Vans”.' }) place: string;
  @Field(() => [CalendarLane], { description: 'The bays or vans.' }) lanes: CalendarLane[];
  @Field(() => [CalendarDay], { description: 'The days in order.' }) days: CalendarDay[];
}
