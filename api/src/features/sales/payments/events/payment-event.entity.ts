import { OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A callback from the provider, stored to recognise a repeated delivery. */
@Entity({ tableName: 'payment_events' })
export class PaymentEvent {
  [OptionalProps]?: 'settledAt';

  /** The provider's id of the event. */
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
