import { OptionalProps } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Order } from '../record/order.entity.ts';
import type { DisputeState } from '../record/order.enums.ts';

/** A payment that the buyer's bank reverses or queries. The order waits until that's decided. */
@Entity({ tableName: 'disputes' })
export class Dispute {
  [OptionalProps]?: 'closedAt';

  /** The provider's id. */
  @PrimaryKey({ type: 'text' })
  id: string;

  @ManyToOne(() => Order)
  order: Order;

  /** Pence. */
  @Property({ type: 'integer', fieldName: 'amount_pence' })
  amount: number;

  @Property({ type: 'text' })
  state: DisputeState;

  /** The provider's code for the buyer's complaint. */
  @Property({ type: 'text' })
  reason: string;

  /** The shop's deadline for answering the bank; null if it can't answer. */
  @Property({ type: 'timestamptz', nullable: true })
  evidenceDueBy: Date | null;

  @Property({ type: 'timestamptz' })
  openedAt: Date;

  /** When the shop learned the outcome; null until then. */
  @Property({ type: 'timestamptz', nullable: true })
  closedAt: Date | null = null;

  @Property({ type: 'timestamptz' })
  updatedAt: Date;

  /** When its state was last read from the provider. */
  @Property({ type: 'timestamptz' })
  readAt: Date;
}
