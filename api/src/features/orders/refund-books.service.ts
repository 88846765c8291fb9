import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { UNSENT_STATUSES } from '@treadline/schema/trade/order-status';
import type { Services } from '../../platform/services.ts';
import { AuditService, namedActor, THE_SHOP, type Actor } from '../audit/audit.service.ts';
import { restock } from '../stock/stock.service.ts';
import { inOrder } from './order-lock.ts';
import type { Refused } from './order-status.service.ts';
import { figuresOf, OrderTransitionService } from './order-transition.service.ts';
import { refusalOf } from './order-transitions.ts';
import { paidFor, type Order } from './order.entity.ts';
import type { OrderStatus, RefundStatus } from './order.enums.ts';
import type { RefundAttempt } from './payment-provider.port.ts';
import { Refund } from './refund.entity.ts';
import { REFUND_CAME_BACK } from './status-info.service.ts';

/** A request to refund all that was paid for an order. */
export interface RefundWish {
  readonly endsAs: Refund['endsAs'];
  readonly actor: Actor;
  /** The message for the tracking page. */
  readonly message: string;
  /** The status required of the order; any that allows a refund when left out. */
  readonly from?: readonly OrderStatus[];
}

/**
 * Records refunds: each is begun before the payment provider is asked and ended once the provider has given
 * the outcome, each in a transaction of its own. A request made while a refund is under way joins it, so two
 * at once are one refund.
 */
export class RefundBooks {
  readonly #services: Services;
  readonly #audit: AuditService;
  readonly #transitions: OrderTransitionService;

  constructor(services: Services) {
    this.#services = services;
    this.#audit = services.get(AuditService);
    this.#transitions = services.get(OrderTransitionService);
  }

  /** Records that Stripe will be asked, or says why not. @returns null if there is no such order. */
  begin(orderId: string, wish: RefundWish): Promise<RefundAttempt | Refused | null> {
    return inOrder<RefundAttempt | Refused>(this.#services.platform, orderId, async (em, order) => {
      const known = await em.findOne(Refund, { order });
      if (known?.status === 'PENDING') return attemptOf(order, known);
      const refused =
        refusalOf(order, wish.endsAs) ??
        refusalOf(order, 'REFUNDED') ??
        (wish.from && !wish.from.includes(order.status)
          ? `An order that is ${order.status} can no longer be called off.`
          : null);
      if (refused) return { refused, from: order.status };
      if (order.stripePaymentIntent === null)
        return {
          refused: 'The payment of this order is not known to the payment provider.',
          from: order.status,
        };
      const amount = paidFor(order);
      const refund =
        known ??
        em.create(Refund, {
          ...this.#asked(wish),
          id: randomUUID(),
          order,
          amount,
          createdAt: this.#now(),
          updatedAt: this.#now(),
        });
      if (known)
        Object.assign(known, this.#asked(wish), {
          status: 'PENDING',
          attempt: known.attempt + 1,
          refusal: null,
          stripeRefundId: null,
          updatedAt: this.#now(),
        });
      this.#note(em, order, wish.actor, 'refund asked', { refund: null }, { refund: amount });
      return attemptOf(order, refund);
    });
  }

  /**
   * Records Stripe's id of a refund that it has begun; from then on the refund is read and not made again.
   */
  async noteUnderWay(attempt: RefundAttempt, stripeRefundId: string): Promise<void> {
    if (attempt.refundId === stripeRefundId) return;
    await this.#inAttempt(attempt, async (_em, _order, refund) => {
      if (refund.status === 'PENDING') Object.assign(refund, { stripeRefundId, updatedAt: this.#now() });
    });
  }

  /** Records that Stripe has refunded an order, once. @returns the updated order. */
  async succeed(attempt: RefundAttempt, stripeRefundId: string): Promise<Order | null> {
    let wereRestocked = false;
    const order = await this.#inAttempt(attempt, async (em, locked, refund) => {
      if (refund.status !== 'PENDING') return;
      Object.assign(refund, { status: 'SUCCEEDED', stripeRefundId, updatedAt: this.#now() });
      if (UNSENT_STATUSES.includes(locked.status)) wereRestocked = await restock(em, locked.id, this.#now());
      await this.#transitions.take(em, locked, {
        to: refund.endsAs,
        actor: askerOf(refund),
        message: refund.message,
        change: { paymentStatus: 'REFUNDED', needsAttention: null },
      });
    });
    if (wereRestocked) await this.#services.platform.versions.bump('stock');
    return order;
  }

  /**
   * Records that Stripe refused an attempt, or that its money came back after it was recorded. An order that
   * was not yet refunded stays as it was. An order that was refunded counts as paid again; the tyres stay
   * where they are, and an administrator must look at it.
   * @returns the previous status of the refund, so that each outcome is reported once.
   */
  async refuse(
    attempt: RefundAttempt,
    stripeRefundId: string | null,
    refusal: string,
  ): Promise<RefundStatus> {
    let before: RefundStatus = 'REFUSED';
    await this.#inAttempt(attempt, async (em, order, refund) => {
      // A stale answer that no refund was made says nothing about one that was.
      if (refund.stripeRefundId !== null && refund.stripeRefundId !== stripeRefundId) return;
      before = refund.status;
      if (before === 'REFUSED') return;
      Object.assign(refund, { status: 'REFUSED', refusal, stripeRefundId, updatedAt: this.#now() });
      if (before === 'SUCCEEDED') return this.#noteReturn(em, order, refusal);
      const { amount } = refund;
      this.#note(em, order, askerOf(refund), 'refund refused', { refund: amount }, { refund: null, refusal });
    });
    return before;
  }

  /** Not retried automatically: the same card would fail again, and there may be another way to pay. */
  #noteReturn(em: EntityManager, order: Order, refusal: string): void {
    const before = figuresOf(order);
    Object.assign(order, {
      // If the amount was not the total, the order had never been paid.
      paymentStatus: order.received === null ? 'PAID' : 'FAILED',
      needsAttention: `The refund came back after it was booked, so the buyer does not have the money. ${refusal}`,
    });
    this.#transitions.tell(em, order, { to: order.status, message: REFUND_CAME_BACK });
    this.#audit.record(em, {
      actor: THE_SHOP,
      subject: 'order',
      subjectId: order.id,
      action: 'refund came back',
      before,
      after: figuresOf(order),
    });
  }

  /** The attempt with an id at Stripe, whether or not it has ended; null if the shop made none. */
  async knownAs(stripeRefundId: string): Promise<RefundAttempt | null> {
    const refund = await this.#services.platform.orm.em
      .fork()
      .findOne(Refund, { stripeRefundId }, { populate: ['order'] });
    return refund && attemptOf(refund.order, refund);
  }

  /**
   * Attempts that have not ended: Stripe could not be reached, the process was killed, or the bank is still
   * processing.
   */
  async underWay(touchedBefore: Date): Promise<RefundAttempt[]> {
    const refunds = await this.#services.platform.orm.em
      .fork()
      .find(
        Refund,
        { status: 'PENDING', updatedAt: { $lt: touchedBefore } },
        { populate: ['order'], orderBy: { updatedAt: 'asc' } },
      );
    return refunds.map((refund) => attemptOf(refund.order, refund));
  }

  /**
   * Runs a change on the locked order and its refund, unless a newer attempt has replaced this one.
   * @returns the order; null if there is none with that id.
   */
  #inAttempt(
    { orderId, attempt }: RefundAttempt,
    change: (em: EntityManager, order: Order, refund: Refund) => Promise<void>,
  ): Promise<Order | null> {
    return inOrder(this.#services.platform, orderId, async (em, order) => {
      const refund = await em.findOneOrFail(Refund, { order });
      if (refund.attempt === attempt) await change(em, order, refund);
      return order;
    });
  }

  #asked({
    endsAs,
    message,
    actor,
  }: RefundWish): Pick<Refund, 'endsAs' | 'message' | 'askedByRole' | 'askedBy'> {
    const { role, id } = namedActor(actor);
    return { endsAs, message, askedByRole: role, askedBy: id };
  }

  #note(
    em: EntityManager,
    order: Order,
    actor: Actor,
    action: string,
    before: Record<string, number | null>,
    after: Record<string, number | string | null>,
  ): void {
    this.#audit.record(em, { actor, subject: 'order', subjectId: order.id, action, before, after });
  }

  #now(): Date {
    return this.#services.platform.now();
  }
}

const askerOf = ({ askedByRole, askedBy }: Refund): Actor => ({ role: askedByRole, userId: askedBy });

function attemptOf(order: Order, { id, attempt, stripeRefundId }: Refund): RefundAttempt {
  return {
    orderId: order.id,
    attempt,
    refundId: stripeRefundId,
    paymentIntent: order.stripePaymentIntent ?? '',
    idempotencyKey: `refund-${id}-${attempt}`,
  };
}
