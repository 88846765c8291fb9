import { OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A callback of Stripe's, kept so that the second delivery of the same is recognised. */
@Entity({ tableName: 'payment_events' })
export class PaymentEvent {
  [OptionalProps]?: 'settledAt';

  /** Stripe's own id of the event. */
  @PrimaryKey({ type: 'text' })
  id: string;

  @Property({ type: 'text' })
  type: string;

  @Property({ type: 'text', nullable: true })
  sessionId: string | null;

  @Property({ type: 'timestamptz' })
  receivedAt: Date;

  @Property({ type: 'timestamptz', nullable: true })
  settledAt: Date | null = null;
}
