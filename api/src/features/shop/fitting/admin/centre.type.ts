import { Directive, Field, Float, Int, ObjectType } from 'type-graphql';
import { DateTime, LocalDate, Pence } from '../../../../platform/input/scalars.ts';
import { PageInfo } from '../../../../platform/lists/page.ts';
import { TyreCategory } from '../../../../platform/services/trade.enums.ts';
import { FittingService } from '../fitting.enums.ts';

@ObjectType({ description: 'The hours of one day of the week, in London time.' })
export class FittingWeekday {
  @Field(() => Int, { description: 'The day, counted from Monday as 1.' }) day: number;
  @Field({ description: 'For example 08:30.' }) opens: string;
  @Field({ description: 'For example 17:30.' }) closes: string;
}

@ObjectType({ description: 'The shop’s payment to a centre for fitting a tyre, by the rim.' })
export class FittingFeeRow {
  @Field(() => TyreCategory, { description: 'The kind of tyre.' }) category: TyreCategory;
  @Field(() => Int, { description: 'The largest rim it’s for, in inches.' }) maxRim: number;
  @Field(() => Pence, { description: 'For one tyre.' }) pence: number;
}

/** The fields that centres and vans share for staff. */
@ObjectType()
export abstract class AdminFittingOffer {
  @Field({ description: 'Its name, which for a van only staff see.' }) name: string;
  @Field(() => [FittingService], { description: 'The services it offers.' }) services: FittingService[];
  @Field(() => Int, { description: 'The smallest rim it fits tyres to, in inches.' }) minRim: number;
  @Field(() => Int, { description: 'The largest rim it fits tyres to, in inches.' }) maxRim: number;
  @Field(() => [FittingWeekday], { description: 'Its hours; days that are left out are days off.' })
  week: FittingWeekday[];
  @Field(() => LocalDate, {
    nullable: true,
    description: 'The day from which it takes no more jobs; null while it takes them.',
  })
  closedFrom: string | null;
  @Field({ description: 'Whether it is made up for the demonstration.' }) isSample: boolean;
  @Field(() => Int, { description: 'Increases with each change; pass it with an update.' }) revision: number;
  @Field(() => DateTime, { description: 'When it was last changed.' }) updatedAt: Date;
  @Field(() => Int, { description: 'Its jobs that are booked and still to be done.' }) upcomingJobs: number;
}

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'A fitting centre as staff see it.' })
export class AdminFittingCentre extends AdminFittingOffer {
  @Field({ description: 'Its identifier in URLs and files.' }) slug: string;
  @Field({ description: 'The town, as in its address.' }) town: string;
  @Field(() => String, { nullable: true, description: 'Building and street; null if unknown.' })
  line1: string | null;
  @Field(() => String, { nullable: true, description: 'The full postcode; null if unknown.' })
  postcode: string | null;
  @Field(() => Float, { nullable: true, description: 'Degrees north of the equator, if it was entered.' })
  latitude: number | null;
  @Field(() => Float, { nullable: true, description: 'Degrees east of Greenwich, if it was entered.' })
  longitude: number | null;
  @Field({ description: 'The telephone number that pages show.' }) phone: string;
  @Field(() => String, { nullable: true, description: 'Where a partner is asked to confirm jobs.' })
  email: string | null;
  @Field({ description: 'Whether it belongs to the shop.' }) isOwn: boolean;
  @Field(() => Int, { description: 'How many vehicles it works on at once.' }) bays: number;
  @Field(() => Int, { description: 'The working days it needs once the tyres have arrived.' })
  leadDays: number;
  @Field(() => [FittingFeeRow], { description: 'The shop’s payment to it for each tyre.' })
  fees: FittingFeeRow[];
  @Field(() => Float, { description: 'The straight-line distance from the base town in miles.' })
  distanceMiles: number;
}

@ObjectType({ description: 'One page of fitting centres.' })
export class AdminFittingCentrePage {
  @Field(() => [AdminFittingCentre], { description: 'Up to `limit` centres, in the order of `sort`.' })
  items: AdminFittingCentre[];
  @Field(() => PageInfo, { description: 'The position of this page in the list.' }) pageInfo: PageInfo;
}
