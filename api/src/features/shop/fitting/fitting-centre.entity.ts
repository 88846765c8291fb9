import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Directive, Field, Float, ObjectType } from 'type-graphql';
import { FittingArea } from './fitting.enums.ts';

@ObjectType({ description: 'Opening hours of a fitting centre on some days of the week.' })
export class FittingHours {
  @Field({ description: 'The days, for example Mon–Fri.' }) days: string;
  @Field({ description: 'Opening time in London, for example 08:30.' }) opens: string;
  @Field({ description: 'Closing time in London, for example 17:30.' }) closes: string;
}

@Entity({ tableName: 'fitting_centres' })
@Directive('@cacheControl(maxAge: 60)')
@ObjectType({ description: 'An independent garage that fits tyres bought here.' })
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
  @Field(() => Float, { description: 'The distance from the base town in miles.' })
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
  @Field(() => [String], { description: 'The services it offers, a few words each.' })
  services: string[];

  @Property({ type: 'jsonb' })
  @Field(() => [FittingHours], { description: 'The opening hours; it is closed on other days.' })
  hours: FittingHours[];

  @Property({ type: 'boolean' })
  @Field({ description: 'Whether it is made up for the demonstration. A page must say so.' })
  isSample: boolean;
}
