import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Directive, Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTime, LocalDate } from '../../../platform/input/scalars.ts';

/**
 * A vehicle that a customer has saved. A registration identifies its keeper, so nobody else ever sees the
 * row.
 */
@Entity({ tableName: 'garage_vehicles' })
@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'A vehicle in the garage of a customer.' })
export class GarageVehicle {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, { description: 'The id of the entry in the garage.' })
  id: string;

  @Property({ type: 'uuid' })
  userId: string;

  /** Its registration in capitals, without a space; null if it was described by make, model and year. */
  @Property({ type: 'text', nullable: true })
  mark: string | null;

  @Property({ type: 'text' })
  @Field({ description: 'The maker, for example Volkswagen.' })
  make: string;

  @Property({ type: 'text' })
  @Field({ description: 'The model with its trim or generation, for example Golf GTI (Mk7).' })
  model: string;

  @Property({ type: 'smallint', nullable: true })
  @Field(() => Int, { nullable: true, description: 'The year of this particular vehicle; null if unknown.' })
  year: number | null;

  /**
   * Rows of the fitment table: the sizes are read from there, so that a corrected fitment reaches every
   * garage.
   */
  @Property({ type: 'jsonb' })
  fitmentIds: number[];

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'What its driver calls it; null if nothing.' })
  nickname: (string & Opt) | null = null;

  @Property({ type: 'boolean' })
  @Field({
    description: 'Whether the shop shows tyres for this vehicle; one vehicle of a garage is current.',
  })
  isCurrent: boolean;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it was added to the garage.' })
  addedAt: Date;

  @Property({ type: 'date', nullable: true })
  @Field(() => LocalDate, {
    nullable: true,
    description: 'When the tyres that are on it were fitted; null if the driver has not said.',
  })
  tyresFittedOn: (string & Opt) | null = null;

  @Property({ type: 'integer', nullable: true })
  @Field(() => Int, { nullable: true, description: 'What the mileometer showed then; null if unknown.' })
  fittedAtMiles: (number & Opt) | null = null;

  @Property({ type: 'integer', nullable: true })
  @Field(() => Int, { nullable: true, description: 'The miles it goes in a year; null if unknown.' })
  milesPerYear: (number & Opt) | null = null;

  @Property({ type: 'integer', nullable: true })
  @Field(() => Int, {
    nullable: true,
    description: 'After how many miles on its tyres the driver wants to be reminded of them; null for none.',
  })
  remindAfterMiles: (number & Opt) | null = null;

  @Property({ type: 'boolean' })
  @Field(() => Boolean, { description: 'Whether the driver is reminded by e-mail to check its tyres.' })
  reminds: boolean & Opt = false;

  /** Its reminders contain it, so it is stored in clear; it can only end them. */
  @Property({ type: 'text', nullable: true })
  reminderToken: (string & Opt) | null = null;

  @Field(() => String, { description: 'Make, model and year in short, for example Volkswagen Golf 2017.' })
  get label(): string & Opt {
    const model = this.model.replace(/\s*\([^)]*\)/g, '');
    return [this.make, model, this.year].filter(Boolean).join(' ');
  }
}
