import { OptionalProps, type Opt } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { AuditActor } from '../audit/audit.enums.ts';
import { Order } from './order.entity.ts';
import type { RefundStatus } from './order.enums.ts';

/** The only refund of an order: all that was paid for it. A new request after a refusal is a new attempt. */
@Entity({ tableName: 'refunds' })
export class Refund {
  [OptionalProps]?: 'refusal' | 'stripeRefundId' | 'askedBy';

  @PrimaryKey({ type: 'uuid' })
  id: string;

  @ManyToOne(() => Order)
  order: Order;

  @Property({ type: 'integer', fieldName: 'amount_pence' })
  amount: number;

  @Property({ type: 'text' })
  status: RefundStatus & Opt = 'PENDING';

  /**
   * The order's status once the money is on its way: cancelled if it was not yet dispatched, otherwise
   * refunded.
   */
  @Property({ type: 'text' })
  endsAs: 'CANCELLED' | 'REFUNDED';

  /** The message for the tracking page. */
  @Property({ type: 'text' })
  message: string;

  @Property({ type: 'integer' })
  attempt: number & Opt = 1;

  @Property({ type: 'text' })
  askedByRole: AuditActor;

  @Property({ type: 'uuid', nullable: true })
  askedBy: string | null = null;

  /** Why the latest attempt failed: Stripe's code and words; null if it did not fail. */
  @Property({ type: 'text', nullable: true })
  refusal: string | null = null;

  /** Stripe's id of the latest attempt; null until Stripe has given one, or if it refused to begin. */
  @Property({ type: 'text', nullable: true })
  stripeRefundId: string | null = null;

  @Property({ type: 'timestamptz' })
  createdAt: Date;

  @Property({ type: 'timestamptz' })
  updatedAt: Date;
}
