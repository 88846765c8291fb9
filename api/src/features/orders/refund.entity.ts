import { OptionalProps, type Opt } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { AuditActor } from '../audit/audit.enums.ts';
import { Order } from './order.entity.ts';
import type { RefundStatus } from './order.enums.ts';

/** The one refund an order can have: all that was paid for it. Asking again after a refusal is a new attempt. */
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

  /** What becomes of the order once the money is on its way: called off before it was sent, or paid back later. */
  @Property({ type: 'text' })
  endsAs: 'CANCELLED' | 'REFUNDED';

  /** What the tracking page will say. */
  @Property({ type: 'text' })
  message: string;

  @Property({ type: 'integer' })
  attempt: number & Opt = 1;

  @Property({ type: 'text' })
  askedByRole: AuditActor;

  @Property({ type: 'uuid', nullable: true })
  askedBy: string | null = null;

  /** Why the latest attempt came to nothing, in Stripe's code and in words; null unless it did. */
  @Property({ type: 'text', nullable: true })
  refusal: string | null = null;

  /** By which Stripe knows the latest attempt; null until it has said so, and where it refused to begin. */
  @Property({ type: 'text', nullable: true })
  stripeRefundId: string | null = null;

  @Property({ type: 'timestamptz' })
  createdAt: Date;

  @Property({ type: 'timestamptz' })
  updatedAt: Date;
}
