import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A reminder that was emailed: one per cause, until the vehicle gets new tyres. */
@Entity({ tableName: 'tyre_reminders' })
export class SentTyreReminder {
  @PrimaryKey({ type: 'uuid' })
  vehicleId: string;

  /** MILES, or AGE with the years since the tyres were fitted, such as AGE-6. */
  @PrimaryKey({ type: 'text' })
  cause: string;

  @Property({ type: 'timestamptz' })
  sentAt: Date;
}
