import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { TyreCategory } from '@treadline/schema/trade/tyre/kind/category';
import type { WeekdayHours } from '@treadline/schema/trade/values/week';
import { Directive, Field, Float, Int, ObjectType } from 'type-graphql';
import { FittingArea, FittingService } from './fitting.enums.ts';

@ObjectType({ description: 'Opening hours of a fitting centre on some days of the week.' })
export class FittingHours {
  @Field({ description: 'The days, for example Mon–Fri.' }) days: string;
  @Field({ description: 'Opening time in London, for example 08:30.' }) opens: string;
  @Field({ description: 'Closing time in London, for example 17:30.' }) closes: string;
}

/** The shop's payment to a centre for fitting a tyre of a category on a rim of up to a number of inches. */
export interface FittingFee {
  readonly category: TyreCategory;
  readonly maxRim: number;
  readonly pence: number;
}

@Entity({ tableName: 'fitting_centres' })
@Directive('@cacheControl(maxAge: 60)')
@ObjectType({ description: 'A garage that fits tyres bought here.' })
export class FittingCentre {
  @PrimaryKey({ type: 'text' })
  @Field({ description: 'The garage’s identifier in URLs and lists.' })
  slug: string;

  @Property({ type: 'text' })
  @Field({ description: 'The name of the garage.' })
  name: string;

  @Property({ type: 'text' })
  @Field({ description: 'The town it is in, for example Bedford.' })
  town: string;

  /** The first half of the postcode, for example MK40. */
  @Property({ type: 'text' })
  postcodeDistrict: string;

  @Property({ type: 'text', nullable: true, fieldName: 'address_line_1' })
  @Field(() => String, {
    nullable: true,
    description:
      'Building and street; null if the shop doesn’t know them, in which case it can’t deliver there.',
  })
  line1: string | null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'The full postcode; null if the shop doesn’t know it.',
  })
  postcode: string | null;

  @Field({ description: 'As much of its address as the shop knows, for example Bedford, MK40.' })
  address: string;

  @Property({ type: 'text' })
  @Field({ description: 'The telephone number for display.' })
  phone: string;

  @Field({ description: 'The telephone number as a link, tel:+44….' })
  phoneHref: string;

  @Property({ type: 'numeric' })
  @Field(() => Float, {
    description:
      'The straight-line distance in miles from the place that was asked for; otherwise from the base town.',
  })
  distanceMiles: number;

  @Field(() => FittingArea, { description: 'The distance as one of three bands.' })
  area: FittingArea;

  @Property({ type: 'double', nullable: true })
  @Field(() => Float, {
    nullable: true,
    description: 'Degrees north of the equator; null if the shop does not know the location.',
  })
  latitude: number | null;

  @Property({ type: 'double', nullable: true })
  @Field(() => Float, {
    nullable: true,
    description: 'Degrees east of Greenwich; null if the shop does not know the location.',
  })
  longitude: number | null;

  @Property({ type: 'jsonb' })
  @Field(() => [FittingService], { description: 'The services it offers.' })
  services: FittingService[];

  /** Its ordinary hours by day of the week; it is closed on days that are left out. */
  @Property({ type: 'jsonb', fieldName: 'hours' })
  week: WeekdayHours[];

  @Field(() => [FittingHours], { description: 'The opening hours; it is closed on other days.' })
  hours: FittingHours[];

  @Property({ type: 'smallint' })
  @Field(() => Int, { description: 'The smallest rim it fits tyres to, in inches.' })
  minRim: number;

  @Property({ type: 'smallint' })
  @Field(() => Int, { description: 'The largest rim it fits tyres to, in inches.' })
  maxRim: number;

  /** How many vehicles it works on at once. */
  @Property({ type: 'smallint' })
  bays: number & Opt;

  /** The working days it needs between the arrival of tyres and their fitting. */
  @Property({ type: 'smallint' })
  leadDays: number & Opt;

  @Property({ type: 'boolean' })
  @Field(() => Boolean, {
    description: 'Whether it belongs to the shop; otherwise it’s a partner, which confirms each job.',
  })
  isOwn: boolean & Opt;

  /** Where a partner is asked to confirm jobs. */
  @Property({ type: 'text', nullable: true })
  email: string | null;

  /** The shop's payments to it, which the buyer's price doesn't depend on (C-24). */
  @Property({ type: 'jsonb' })
  fees: FittingFee[] & Opt;

  /** The day from which it takes no more jobs; null while it takes them. */
  @Property({ type: 'date', nullable: true })
  closedFrom: string | null;

  @Property({ type: 'boolean' })
  @Field({ description: 'Whether it is made up for the demonstration. A page must say so.' })
  isSample: boolean;

  @Property({ type: 'integer' })
  revision: number & Opt;

  @Property({ type: 'timestamptz' })
  updatedAt: Date & Opt;
}
