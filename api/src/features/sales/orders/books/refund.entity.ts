import { OptionalProps, type Opt } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { EndingStatus } from '@treadline/schema/trade/order/order-status';
import type { AuditActor } from '../../../operations/audit/index.ts';
import { Order } from '../record/order.entity.ts';
import type { RefundOrigin, RefundStatus } from '../record/order.enums.ts';

/** Units of an order line that a refund pays back. */
export interface RefundedUnits {
  readonly lineId: number;
  readonly quantity: number;
  /** Whether they go back on the shelf once the refund has succeeded. */
  readonly restock: boolean;
  /** What they were worth when they were paid back, in pence; left out by earlier releases, which took their price. */
  readonly worth?: number;
}

/** What a claim's refund is for: tyres of one line that stay with the buyer, and are worth so much less since. */
export interface Reduction {
  readonly lineId: number;
  /** How many tyres bear it, such as one that a nail has ruined; null if all share it, as they do a price match. */
  readonly units: number | null;
}

/** What is taken off the price of the units that a refund pays back, such as the cost of their collection. */
export interface Deduction {
  readonly name: string;
  /** Pence. */
  readonly amount: number;
}

/** Money paid back for an order, all of it or a part. Tried again after a failure, it is a new attempt. */
@Entity({ tableName: 'refunds' })
export class Refund {
  [OptionalProps]?:
    | 'refusal'
    | 'providerRefundId'
    | 'askedBy'
    | 'endsAs'
    | 'requestKey'
    | 'reduces'
    | 'givenUpAt'
    | 'toldAs';

  @PrimaryKey({ type: 'uuid' })
  id: string;

  @ManyToOne(() => Order)
  order: Order;

  /** Pence. */
  @Property({ type: 'integer', fieldName: 'amount_pence' })
  amount: number;

  /** How much of the amount is the delivery charge, in pence. */
  @Property({ type: 'integer', fieldName: 'delivery_pence' })
  delivery: number & Opt = 0;

  /** What it pays back unit by unit; empty for an amount without units. */
  @Property({ type: 'jsonb' })
  lines: readonly RefundedUnits[] & Opt = [];

  /** What the amount is less than the price of its units and the delivery by, as far as it has names. */
  @Property({ type: 'jsonb' })
  deductions: readonly Deduction[] & Opt = [];

  /** The tyres that a claim's refund is for; null for any other refund. */
  @Property({ type: 'jsonb', nullable: true })
  reduces: Reduction | null = null;

  /** Its units were put back on the shelf, which happens once, however often its money comes back. */
  @Property({ type: 'boolean' })
  restocked: boolean & Opt = false;

  @Property({ type: 'text' })
  status: RefundStatus & Opt = 'PENDING';

  /**
   * The order's status once the money is on its way, if the refund was to end the order: cancelled if it was not
   * yet dispatched, otherwise refunded. Null for a part.
   */
  @Property({ type: 'text', nullable: true })
  endsAs: EndingStatus | null = null;

  /** The message for the tracking page. */
  @Property({ type: 'text' })
  message: string;

  /** Who paid it back. What did not come from the shop is in its books all the same. */
  @Property({ type: 'text' })
  origin: RefundOrigin & Opt = 'SHOP';

  @Property({ type: 'integer' })
  attempt: number & Opt = 1;

  @Property({ type: 'text' })
  askedByRole: AuditActor;

  @Property({ type: 'uuid', nullable: true })
  askedBy: string | null = null;

  /** The caller's key for the request, by which a repetition of it is recognised; null if none was given. */
  @Property({ type: 'text', nullable: true })
  requestKey: string | null = null;

  /** Why the latest attempt failed: the provider's code and words; null if it did not fail. */
  @Property({ type: 'text', nullable: true })
  refusal: string | null = null;

  /** The provider's id of the latest attempt; null until the provider has given one, or if it refused to begin. */
  @Property({ type: 'text', nullable: true })
  providerRefundId: string | null = null;

  /** When the latest attempt began. */
  @Property({ type: 'timestamptz' })
  triedAt: Date;

  @Property({ type: 'timestamptz' })
  createdAt: Date;

  @Property({ type: 'timestamptz' })
  updatedAt: Date;

  /** When the shop noted that it came to nothing and is not owed any more. */
  @Property({ type: 'timestamptz', nullable: true })
  givenUpAt: Date | null = null;

  /** The state that its buyer was last told of by mail or in an answer, whatever the attempt; null if of none. */
  @Property({ type: 'text', nullable: true })
  toldAs: RefundStatus | null = null;
}
