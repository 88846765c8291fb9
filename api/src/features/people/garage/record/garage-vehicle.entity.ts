import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Directive, Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTime, LocalDate } from '../../../../platform/input/scalars.ts';

/**
 * A vehicle that a customer has saved. A registration identifies its keeper, so the row is never shown to other
 * customers.
 */
@Entity({ tableName: 'garage_vehicles' })
@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'A vehicle in a customer’s garage.' })
export class GarageVehicle {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, { description: 'The garage entry’s id.' })
  id: string;

  @Property({ type: 'uuid' })
  userId: string;

  /** The registration in capitals without spaces; null if the vehicle was entered by make, model and year. */
  @Property({ type: 'text', nullable: true })
  mark: string | null;

  @Property({ type: 'text' })
  @Field({ description: 'The maker, for example Volkswagen.' })
  make: string;

  @Property({ type: 'text' })
  @Field({ description: 'The model with its trim or generation, for example Golf GTI (Mk7).' })
  model: string;

  @Property({ type: 'smallint', nullable: true })
  @Field(() => Int, { nullable: true, description: 'The year of this vehicle; null if unknown.' })
  year: number | null;

  /** Rows of the fitment table. Sizes are read from there, so that a corrected fitment reaches every garage. */
  @Property({ type: 'jsonb' })
  fitmentIds: number[];

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'The driver’s name for it; null if it has none.' })
  nickname: (string & Opt) | null = null;

  @Property({ type: 'boolean' })
  @Field({
    description: 'Whether it’s the vehicle that the shop shows tyres for; one vehicle in a garage is.',
  })
  isCurrent: boolean;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it was added to the garage.' })
  addedAt: Date;

  @Property({ type: 'date', nullable: true })
  @Field(() => LocalDate, {
    nullable: true,
    description: 'When its current tyres were fitted; null if unknown.',
  })
  tyresFittedOn: (string & Opt) | null = null;

  @Property({ type: 'integer', nullable: true })
  @Field(() => Int, { nullable: true, description: 'The mileometer reading at fitting; null if unknown.' })
  fittedAtMiles: (number & Opt) | null = null;

  @Property({ type: 'integer', nullable: true })
  @Field(() => Int, { nullable: true, description: 'The miles it’s driven in a year; null if unknown.' })
  milesPerYear: (number & Opt) | null = null;

  @Property({ type: 'integer', nullable: true })
  @Field(() => Int, {
    nullable: true,
    description: 'The miles on its tyres after which to remind the driver; null for no reminder.',
  })
  remindAfterMiles: (number & Opt) | null = null;

  @Property({ type: 'boolean' })
  @Field(() => Boolean, { description: 'Whether the driver gets reminders by email to check its tyres.' })
  reminds: boolean & Opt = false;

  /** In plain text, because its reminders contain it; it can only end them. */
  @Property({ type: 'text', nullable: true })
  reminderToken: (string & Opt) | null = null;

  /** The columns of VehicleMot. */
  @Property({ type: 'date', nullable: true })
  motDueOn: (string & Opt) | null = null;

  @Property({ type: 'boolean' })
  motIsFirst: boolean & Opt = false;

  /** Null if no register was ever asked. */
  @Property({ type: 'timestamptz', nullable: true })
  motCheckedAt: (Date & Opt) | null = null;

  /** The consent text that was shown when the driver asked for reminders of its MOT; null if they never did. */
  @Property({ type: 'text', nullable: true })
  motConsentVersion: (string & Opt) | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  motAgreedAt: (Date & Opt) | null = null;

  /** When the driver ended the reminders that they had agreed to. */
  @Property({ type: 'timestamptz', nullable: true })
  motEndedAt: (Date & Opt) | null = null;

  /** Like reminderToken, for the reminders of its MOT. */
  @Property({ type: 'text', nullable: true })
  motToken: (string & Opt) | null = null;

  /** The last due date that a reminder was emailed for. */
  @Property({ type: 'date', nullable: true })
  motRemindedFor: (string & Opt) | null = null;

  @Field(() => String, { description: 'Make, model and year in short, for example Volkswagen Golf 2017.' })
  get label(): string & Opt {
    const model = this.model.replace(/\s*\([^)]*\)/g, '');
    return [this.make, model, this.year].filter(Boolean).join(' ');
  }
}
