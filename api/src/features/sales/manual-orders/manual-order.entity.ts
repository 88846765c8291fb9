import { OptionalProps, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { ManualPayment } from './manual-order.enums.ts';

/** What the shop keeps of an order that its staff took by telephone or at the counter, besides the order. */
@Entity({ tableName: 'manual_orders' })
export class ManualOrder {
  [OptionalProps]?: 'linkSentAt' | 'linkExpiresAt' | 'recordedBy' | 'reference';

  @PrimaryKey({ type: 'uuid' })
  orderId: string;

  @Property({ type: 'text' })
  payment: ManualPayment;

  /** The account of the administrator who took it; null for an API key. */
  @Property({ type: 'uuid', nullable: true })
  takenBy: string | null;

  /** For the shop's staff. */
  @Property({ type: 'text', nullable: true })
  note: string | null;

  /** Why another delivery charge than the shop's was agreed; null if none was. */
  @Property({ type: 'text', nullable: true })
  deliveryReason: string | null;

  /** The caller's key for the request, by which a repetition of it is recognised. */
  @Property({ type: 'text', nullable: true })
  requestKey: string | null;

  /** How many payment links were made for it. */
  @Property({ type: 'integer' })
  links: number & Opt = 0;

  @Property({ type: 'timestamptz', nullable: true })
  linkSentAt: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  linkExpiresAt: Date | null = null;

  /** The account of the administrator who recorded its payment. */
  @Property({ type: 'uuid', nullable: true })
  recordedBy: string | null = null;

  /** What the till, the terminal or the bank calls the payment. */
  @Property({ type: 'text', nullable: true })
  reference: string | null = null;
}
