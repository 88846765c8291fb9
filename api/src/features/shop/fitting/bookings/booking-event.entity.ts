import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A step of a booking, in a sentence that its buyer may read. */
@Entity({ tableName: 'fitting_booking_events' })
export class BookingEvent {
  @PrimaryKey({ type: 'integer' })
  id: number & Opt;

  @Property({ type: 'uuid' })
  bookingId: string;

  @Property({ type: 'text' })
  message: string;

  @Property({ type: 'timestamptz' })
  at: Date;
}
