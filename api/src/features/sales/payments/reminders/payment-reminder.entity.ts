import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** An order whose buyer was told that it waits for payment: nobody is told twice. */
@Entity({ tableName: 'payment_reminders' })
export class PaymentReminder {
  @PrimaryKey({ type: 'uuid' })
  orderId: string;

  @Property({ type: 'timestamptz' })
  sentAt: Date;
}
