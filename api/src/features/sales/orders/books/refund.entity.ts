import { OptionalProps, type Opt } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { EndingStatus } from '@treadline/schema/trade/order/order-status';
import type { AuditActor } from '../../../operations/audit/index.ts';
import { Order } from '../record/order.entity.ts';
import type { RefundOrigin, RefundStatus } from '../record/order.enums.ts';

/** Units of an order line that a refund covers. */
export interface RefundedUnits {
  readonly lineId: number;
  readonly quantity: number;
  /** Whether they go back on the shelf once the refund succeeds. */
  readonly restock: boolean;
  /** Their value when refunded, in pence. Earlier releases left it out and refunded the unit price. */
  readonly worth?: number;
}

/** The tyres that a claim's refund is for. They stay with the buyer, and are worth that much less from then on. */
export interface Reduction {
  readonly lineId: number;
  /** How many tyres it's for, such as one ruined by a nail; null if the whole line shares it, as with a price match. */
  readonly units: number | null;
}

/** A deduction from the price of a refund's units, such as the cost of collecting them. */
export interface Deduction {
  readonly name: string;
  /** Pence. */
  readonly amount: number;
}

/** A full or partial refund of an order. Retrying it after a failure is a new attempt. */
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

  /** The units it covers; empty for an amount without units. */
  @Property({ type: 'jsonb' })
  lines: readonly RefundedUnits[] & Opt = [];

  /** Named reasons why the amount is less than its units and delivery add up to. */
  @Property({ type: 'jsonb' })
  deductions: readonly Deduction[] & Opt = [];

  /** The tyres that a claim's refund is for; null for any other refund. */
  @Property({ type: 'jsonb', nullable: true })
  reduces: Reduction | null = null;

  /** Whether its units are back on the shelf. That happens once, however often the refund fails and is retried. */
  @Property({ type: 'boolean' })
  restocked: boolean & Opt = false;

  @Property({ type: 'text' })
  status: RefundStatus & Opt = 'PENDING';

  /**
   * The order's status once the refund succeeds, if it's to end the order: cancelled if not yet dispatched, otherwise
   * refunded. Null for a partial refund.
   */
  @Property({ type: 'text', nullable: true })
  endsAs: EndingStatus | null = null;

  /** The message for the tracking page. */
  @Property({ type: 'text' })
  message: string;

  /** Where it came from. Refunds made outside the shop are booked too. */
  @Property({ type: 'text' })
  origin: RefundOrigin & Opt = 'SHOP';

  @Property({ type: 'integer' })
  attempt: number & Opt = 1;

  @Property({ type: 'text' })
  askedByRole: AuditActor;

  @Property({ type: 'uuid', nullable: true })
  askedBy: string | null = null;

  /** The caller's idempotency key, which identifies a repeated request; null if none was given. */
  @Property({ type: 'text', nullable: true })
  requestKey: string | null = null;

  /** Why the latest attempt failed: the provider's code and message; null if it didn't fail. */
  @Property({ type: 'text', nullable: true })
  refusal: string | null = null;

  /** The provider's id of the latest attempt; null until it gives one, and if it refused outright. */
  @Property({ type: 'text', nullable: true })
  providerRefundId: string | null = null;

  /** When the latest attempt began. */
  @Property({ type: 'timestamptz' })
  triedAt: Date;

  @Property({ type: 'timestamptz' })
  createdAt: Date;

  @Property({ type: 'timestamptz' })
  updatedAt: Date;

  /** When the shop gave up on this failed refund: its money is no longer owed. */
  @Property({ type: 'timestamptz', nullable: true })
  givenUpAt: Date | null = null;

  /** The state last reported to the buyer, by email or in a response, whatever the attempt; null if never. */
  @Property({ type: 'text', nullable: true })
  toldAs: RefundStatus | null = null;
}
