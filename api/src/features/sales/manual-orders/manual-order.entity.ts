import { OptionalProps, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { ManualPayment } from './manual-order.enums.ts';

/** The shop's extra record of an order that staff took by telephone or at the counter. */
@Entity({ tableName: 'manual_orders' })
export class ManualOrder {
  [OptionalProps]?: 'linkSentAt' | 'linkExpiresAt' | 'recordedBy' | 'reference';

  @PrimaryKey({ type: 'uuid' })
  orderId: string;

  @Property({ type: 'text' })
  payment: ManualPayment;

  /** The account of the member of staff who took it; null for an API key. */
  @Property({ type: 'uuid', nullable: true })
  takenBy: string | null;

  /** For staff only. */
  @Property({ type: 'text', nullable: true })
  note: string | null;

  /** Why a different delivery charge was agreed; null unless one was. */
  @Property({ type: 'text', nullable: true })
  deliveryReason: string | null;

  /** The caller's idempotency key, so that a repeated request creates no second order. */
  @Property({ type: 'text', nullable: true })
  requestKey: string | null;

  /** How many payment links were created for it. */
  @Property({ type: 'integer' })
  links: number & Opt = 0;

  @Property({ type: 'timestamptz', nullable: true })
  linkSentAt: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  linkExpiresAt: Date | null = null;

  /** The account of the member of staff who recorded its payment. */
  @Property({ type: 'uuid', nullable: true })
  recordedBy: string | null = null;

  /** The payment's reference at the till, the terminal or the bank. */
  @Property({ type: 'text', nullable: true })
  reference: string | null = null;
}
