import { OptionalProps } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Order } from '../record/order.entity.ts';
import type { DisputeState } from '../record/order.enums.ts';

/** A payment that its buyer's bank takes back or asks about. Until that is decided its order waits. */
@Entity({ tableName: 'disputes' })
export class Dispute {
  [OptionalProps]?: 'closedAt';

  /** The provider's id of it. */
  @PrimaryKey({ type: 'text' })
  id: string;

  @ManyToOne(() => Order)
  order: Order;

  /** Pence. */
  @Property({ type: 'integer', fieldName: 'amount_pence' })
  amount: number;

  @Property({ type: 'text' })
  state: DisputeState;

  /** The provider's code for what the buyer says. */
  @Property({ type: 'text' })
  reason: string;

  /** Until when the shop may answer the bank; null where it cannot. */
  @Property({ type: 'timestamptz', nullable: true })
  evidenceDueBy: Date | null;

  @Property({ type: 'timestamptz' })
  openedAt: Date;

  /** When the shop learned how it was decided; null until then. */
  @Property({ type: 'timestamptz', nullable: true })
  closedAt: Date | null = null;

  /** When anything of it last changed. */
  @Property({ type: 'timestamptz' })
  updatedAt: Date;

  /** When the provider was last asked how it stands. */
  @Property({ type: 'timestamptz' })
  readAt: Date;
}
