import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Records that an order's buyer was reminded to pay, so nobody is reminded twice. */
@Entity({ tableName: 'payment_reminders' })
export class PaymentReminder {
  @PrimaryKey({ type: 'uuid' })
  orderId: string;

  @Property({ type: 'timestamptz' })
  sentAt: Date;
}
