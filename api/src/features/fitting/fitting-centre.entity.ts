import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Directive, Field, Float, ObjectType } from 'type-graphql';
import { FittingArea } from './fitting.enums.ts';

@ObjectType({ simpleResolvers: true, description: 'When a fitting centre is open on some days of the week.' })
export class FittingHours {
  @Field({ description: 'The days, for example Mon–Fri.' }) days: string;
  @Field({ description: 'Opening time in London, for example 08:30.' }) opens: string;
  @Field({ description: 'Closing time in London, for example 17:30.' }) closes: string;
}

@Entity({ tableName: 'fitting_centres' })
@Directive('@cacheControl(maxAge: 60)')
@ObjectType({
  simpleResolvers: true,
  description: 'A garage of another company that fits tyres bought here.',
})
export class FittingCentre {
  @PrimaryKey({ type: 'text' })
  @Field({ description: 'Its name in addresses and lists.' })
  slug: string;

  @Property({ type: 'text' })
  @Field({ description: 'Its name.' })
  name: string;

  @Property({ type: 'text' })
  @Field({ description: 'The town it is in.' })
  town: string;

  /** The first half of the postcode, for example MK40. */
  @Property({ type: 'text' })
  postcodeDistrict: string;

  @Field({ description: 'Town and postcode district, for example Bedford, MK40.' })
  address: string;

  @Property({ type: 'text' })
  @Field({ description: 'Telephone number as it is read.' })
  phone: string;

  @Field({ description: 'The same as a link, tel:+44….' })
  phoneHref: string;

  @Property({ type: 'numeric' })
  @Field(() => Float, { description: 'Miles from the base town.' })
  distanceMiles: number;

  /** Made by the database from the distance, so that the two never disagree. */
  @Property({ type: 'text', persist: false })
  @Field(() => FittingArea, { description: 'How far away it is, in three steps.' })
  area: FittingArea;

  @Property({ type: 'jsonb' })
  @Field(() => [String], { description: 'What it does, a few words each.' })
  services: string[];

  @Property({ type: 'jsonb' })
  @Field(() => [FittingHours], { description: 'When it is open; closed on days that are not named.' })
  hours: FittingHours[];

  @Property({ type: 'boolean' })
  @Field({ description: 'Made up for the demonstration. Say so beside it.' })
  isSample: boolean;
}
