import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { DateTime } from '../../../../platform/input/scalars.ts';

/** A step of a booking, in a sentence that its buyer may read. */
@Entity({ tableName: 'fitting_booking_events' })
@ObjectType('BookingEvent', { description: 'An entry in the history of a booking.' })
export class BookingEvent {
  @PrimaryKey({ type: 'integer' })
  id: number & Opt;

  @Property({ type: 'uuid' })
  bookingId: string;

  @Property({ type: 'text' })
  @Field({ description: 'The change, in a sentence for the buyer.' })
  message: string;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it happened.' })
  at: Date;
}
