import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Directive, Field, Float, ObjectType } from 'type-graphql';

@Directive('@cacheControl(maxAge: 60)')
@ObjectType({ description: 'A town or postcode district, with its centre.' })
export class Place {
  @Field({ description: 'Its usual name, for example Sandy, or MK40 (Bedford).' }) name: string;
  @Field(() => Float, { description: 'Degrees north of the equator.' }) latitude: number;
  @Field(() => Float, { description: 'Degrees east of Greenwich.' }) longitude: number;
}

@Entity({ tableName: 'towns' })
@Directive('@cacheControl(maxAge: 60)')
@ObjectType({ description: 'A town around the base of the mobile fitting service.' })
export class Town {
  @PrimaryKey({ type: 'text' })
  @Field({ description: 'The town’s identifier in URLs and lists.' })
  slug: string;

  @Property({ type: 'text' })
  @Field({ description: 'As on road signs, for example St Neots.' })
  name: string;

  @Property({ type: 'text' })
  @Field({ description: 'Where it lies, for example “Kent”.' })
  county: string;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description:
      'The main roads from the base town, for example A421 and A1; null if it is next door or unknown.',
  })
  road: string | null;

  @Property({ type: 'double' })
  @Field(() => Float, { description: 'Degrees north of the equator, at the centre of the town.' })
  latitude: number;

  @Property({ type: 'double' })
  @Field(() => Float, { description: 'Degrees east of Greenwich, at the centre of the town.' })
  longitude: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'The straight-line distance from the base town in kilometres; null if the base town isn’t in this list.',
  })
  kmFromBase: number | null;

  @Field({ description: 'Whether the mobile fitting service starts from here.' }) isBase: boolean;

  @Field({ description: 'Whether the mobile fitting service comes here, because it is within the radius.' })
  isCovered: boolean;
}
