import { OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Directive, Field, Int, ObjectType } from 'type-graphql';
import { DateTime, LocalDate } from '../../../../platform/input/scalars.ts';
import { AxlePosition, PressureSensors, TyreCategory } from '../../../../platform/services/trade.enums.ts';

@ObjectType({ description: 'A tyre size that fits a vehicle, with the lowest ratings allowed.' })
export class VehicleTyreSize {
  @Field(() => AxlePosition, { description: 'The axle or axles it is for.' }) position: AxlePosition;
  @Field({ description: 'The size, for example 205/55 R16.' }) size: string;
  @Field(() => Int, { description: 'The lowest permitted load index.' }) minLoadIndex: number;
  @Field({ description: 'The lowest permitted speed rating.' }) minSpeedRating: string;
}

@ObjectType({ description: 'The date of a vehicle’s next MOT test, as a register knew it.' })
export class VehicleMot {
  @Field(() => LocalDate, {
    nullable: true,
    description:
      'The last day of its MOT, which can be in the past; or, if isFirst, the day by which it needs one. Null if ' +
      'the register doesn’t say.',
  })
  dueOn: string | null;

  @Field({ description: 'Whether the vehicle hasn’t passed an MOT yet, because it’s new.' })
  isFirst: boolean;

  @Field(() => DateTime, { description: 'When the register was asked.' })
  checkedAt: Date;
}

/** A row of the fitment table. In API responses it can also be one vehicle with its registration. */
@Entity({ tableName: 'vehicles' })
@Directive('@cacheControl(maxAge: 60)')
@ObjectType({
  description:
    'A vehicle and the tyre sizes that fit it. Sizes differ by trim, so drivers should check the ' +
    'size on the sidewall.',
})
export class Vehicle {
  [OptionalProps]?: 'tyreSizes' | 'source' | 'fitmentIds';

  @PrimaryKey({ type: 'integer' })
  @Field(() => Int, {
    description: 'The id of its fitment, shared by all vehicles of the same kind.',
  })
  id: number;

  @Field(() => String, {
    nullable: true,
    description: 'The registration as on the plate; null unless it was found by registration.',
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
  @Field(() => Int, {
    nullable: true,
    description: 'The last year it was sold with them; null if it is still sold.',
  })
  yearTo: number | null;

  @Field(() => String, { nullable: true, description: 'The colour; null unless the register knows it.' })
  colour: string | null;

  @Field(() => String, { nullable: true, description: 'The fuel; null unless the register knows it.' })
  fuelType: string | null;

  @Field(() => VehicleMot, { nullable: true, description: 'Its MOT; null unless a register was asked.' })
  mot: VehicleMot | null;

  @Property({ type: 'text' })
  @Field(() => TyreCategory, { description: 'The category of tyres it takes.' })
  category: TyreCategory;

  @Field(() => [VehicleTyreSize], { description: 'The sizes that fit, front before rear.' })
  tyreSizes: VehicleTyreSize[];

  @Field({ description: 'The source of these facts, ready to show on a page.' })
  source: string;

  /** The merged fitments: more than one if trims can't be told apart. */
  fitmentIds: number[];

  /** For both axles, unless the vehicle has a rear size. */
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

  @Property({ type: 'smallint', nullable: true })
  @Field(() => Int, {
    nullable: true,
    description: 'The maker’s pressure for the front tyres with a normal load, in psi; null if unknown.',
  })
  frontPressurePsi: number | null;

  @Property({ type: 'smallint', nullable: true })
  @Field(() => Int, { nullable: true, description: 'The same for the rear tyres.' })
  rearPressurePsi: number | null;

  @Property({ type: 'boolean', nullable: true })
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it left the factory on run-flat tyres; null if unknown.',
  })
  runFlat: boolean | null;

  @Property({ type: 'text', nullable: true })
  @Field(() => PressureSensors, {
    nullable: true,
    description: 'Its tyre pressure monitoring; null if unknown.',
  })
  pressureSensors: PressureSensors | null;

  /** A made-up registration, without its space, that finds the vehicle in the demonstration; null for others. */
  @Unique()
  @Property({ type: 'text', nullable: true })
  exampleRegistration: string | null;

  @Property({ type: 'integer' })
  revision: number;
}
