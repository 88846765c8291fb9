import { OptionalProps, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { FittingJob } from '@treadline/schema/trade/fitting/fitting-job';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import { Instants } from '../../../../platform/database/instants.ts';
import { DateTime } from '../../../../platform/input/scalars.ts';
import { BookingState, FittingWay } from '../fitting.enums.ts';

/** A slot for fitting the tyres of an order, at a centre or by a van. An order has at most one of each. */
@Entity({ tableName: 'fitting_bookings' })
@ObjectType('Booking', {
  description: 'The fitting of an order’s tyres, at a centre or by a van. An order has at most one of each.',
})
export class FittingBooking {
  [OptionalProps]?:
    | 'registration'
    | 'latitude'
    | 'longitude'
    | 'expressRequestAt'
    | 'garageKeyHash'
    | 'askedAt'
    | 'confirmedAt'
    | 'remindedAt'
    | 'alertedAt'
    | 'doneAt'
    | 'mileage'
    | 'treadDepths'
    | 'casings'
    | 'wasteCarrier';

  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, { description: 'A UUID.' })
  id: string;

  @Property({ type: 'uuid' })
  orderId: string;

  @Property({ type: 'text' })
  @Field(() => FittingWay, { description: 'Whether a centre or a van fits the tyres.' })
  way: FittingWay;

  @Property({ type: 'text' })
  @Field(() => BookingState, { description: 'How far it has come.' })
  state: BookingState;

  @Property({ type: 'text', nullable: true })
  centreSlug: string | null;

  /** The bay of the centre, counted from 1. */
  @Property({ type: 'smallint', nullable: true })
  @Field(() => Int, { nullable: true, description: 'The bay of the centre, counted from 1; null for a van.' })
  @Auth('ADMIN', 'READ_ORDERS')
  bay: number | null;

  @Property({ type: 'smallint', nullable: true })
  vanId: number | null;

  @Property({ type: 'timestamptz' })
  startsAt: Date;

  @Property({ type: 'timestamptz' })
  endsAt: Date;

  @Property({ type: 'jsonb' })
  job: FittingJob;

  /** The vehicle's number plate; null if the buyer gave none. */
  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'The number plate; null if the buyer gave none.' })
  registration: string | null = null;

  /** Where the van goes, in degrees: the middle of the address's postcode district. */
  @Property({ type: 'double', nullable: true })
  latitude: number | null = null;

  @Property({ type: 'double', nullable: true })
  longitude: number | null = null;

  /** When the buyer asked for the job to begin within the period for cancelling; null if it begins after it. */
  @Property({ type: 'timestamptz', nullable: true })
  expressRequestAt: Date | null = null;

  /** SHA-256 of the secret in the link for the garage. */
  @Property({ type: 'text', nullable: true })
  garageKeyHash: string | null = null;

  /** When the garage was asked to confirm. */
  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, {
    nullable: true,
    description: 'When the partner was asked to confirm; null if nobody had to be.',
  })
  askedAt: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When it was confirmed; null until then.' })
  confirmedAt: Date | null = null;

  /** Other times that the garage proposed. */
  @Property({ type: Instants })
  proposed: Date[] & Opt = [];

  @Property({ type: 'timestamptz', nullable: true })
  remindedAt: Date | null = null;

  /** When the desk was alerted to a silent garage. */
  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, {
    nullable: true,
    description: 'When staff were alerted that the partner hadn’t answered; null if they weren’t.',
  })
  @Auth('ADMIN', 'READ_ORDERS')
  alertedAt: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  doneAt: Date | null = null;

  /** In miles, when the job was done. */
  @Property({ type: 'integer', nullable: true })
  mileage: number | null = null;

  /** By wheel, in mm, when the job was done. */
  @Property({ type: 'jsonb', nullable: true })
  treadDepths: Readonly<Record<string, number>> | null = null;

  /** How many old tyres were handed to the waste carrier. */
  @Property({ type: 'smallint', nullable: true })
  casings: number | null = null;

  @Property({ type: 'text', nullable: true })
  wasteCarrier: string | null = null;

  @Property({ type: 'timestamptz' })
  createdAt: Date;

  @Property({ type: 'timestamptz' })
  updatedAt: Date;

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'Increases with each change.' })
  revision: number & Opt = 1;
}
