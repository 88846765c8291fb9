import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Directive, Field, Int, ObjectType } from 'type-graphql';
import { AxlePosition, TyreCategory } from '../../../../platform/services/trade.enums.ts';

@ObjectType({ description: 'A tyre size that fits a vehicle, with the lowest ratings its tyres may have.' })
export class VehicleTyreSize {
  @Field(() => AxlePosition, { description: 'The axle or axles it belongs on.' }) position: AxlePosition;
  @Field({ description: 'The size, for example 205/55 R16.' }) size: string;
  @Field(() => Int, { description: 'The lowest permitted load index.' }) minLoadIndex: number;
  @Field({ description: 'The lowest permitted speed rating.' }) minSpeedRating: string;
}

/** A row of the fitment table; as an answer, also the vehicle with a registration. */
@Entity({ tableName: 'vehicles' })
@Directive('@cacheControl(maxAge: 60)')
@ObjectType({
  description:
    'A vehicle and the tyre sizes that fit it. Fitments differ by trim, so drivers should check the ' +
    'size on the sidewall.',
})
export class Vehicle {
  @PrimaryKey({ type: 'integer' })
  @Field(() => Int, {
    description: 'The number of its fitment; the same for every registration of the same vehicle.',
  })
  id: number;

  @Field(() => String, {
    nullable: true,
    description: 'The registration as on the plate; null unless the vehicle was found by it.',
  })
  registration: string | null;

  @Property({ type: 'text' })
  @Field({ description: 'The maker, for example Volkswagen.' })
  make: string;

  @Property({ type: 'text' })
  @Field({ description: 'The model with its trim or generation, for example Golf GTI (Mk7).' })
  model: string;

  @Field(() => Int, {
    nullable: true,
    description: 'The year of this particular vehicle; null if only its model is known.',
  })
  year: number | null;

  @Property({ type: 'smallint' })
  @Field(() => Int, { description: 'The first year the model was sold with these sizes.' })
  yearFrom: number;

  @Property({ type: 'smallint', nullable: true })
  @Field(() => Int, { nullable: true, description: 'The last such year; null if it is still sold.' })
  yearTo: number | null;

  @Field(() => String, { nullable: true, description: 'The colour; null unless the look-up knows it.' })
  colour: string | null;

  @Field(() => String, { nullable: true, description: 'The fuel; null unless the look-up knows it.' })
  fuelType: string | null;

  @Property({ type: 'text' })
  @Field(() => TyreCategory, { description: 'The category of tyres it takes.' })
  category: TyreCategory;

  @Field(() => [VehicleTyreSize], { description: 'The sizes that fit, front before rear.' })
  tyreSizes: VehicleTyreSize[];

  @Field({ description: 'The source of these facts, in words a page can show.' })
  source: string;

  /** The fitments it was merged from: more than one if trims cannot be told apart. */
  fitmentIds: number[];

  /** For both axles, unless there is a rear size. */
  @Property({ type: 'text' })
  frontSize: string;

  @Property({ type: 'text', nullable: true })
  rearSize: string | null;

  @Property({ type: 'smallint' })
  minLoadIndex: number;

  @Property({ type: 'smallint', nullable: true })
  rearMinLoadIndex: number | null;

  @Property({ type: 'text' })
  minSpeedRating: string;

  /** An invented plate, without its space, by which the demonstration finds the vehicle. */
  @Unique()
  @Property({ type: 'text' })
  exampleRegistration: string;
}
